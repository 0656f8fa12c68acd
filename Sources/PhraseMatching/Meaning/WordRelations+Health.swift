/// Words of health, sleep and training.
extension WordRelations {
  static let healthWords = """
    water | irrigate | sprinkle | hose down
    activity | workout | exercise | training | session | work out | workouts | exercises | gym session |
    sweat session | fitness | working out | exercising
    jog | run | running | jogging | runs | go for a run | jogs | going running | sprint
    bike ride | cycling | biking | bicycle ride | cycle | bike | spin | ride | rode | go for a ride
    steps | step count | how much walked
    heart rate | pulse | heartbeat | bpm | beats per minute | heart beat | ticker | how fast my heart |
    heart beating | my heart
    weight | weigh | how heavy | heavy
    medicine | medication | pill | pills | meds | tablet | tablets | prescription | drug | drugs | medications |
    medicines | dose | remedy | capsule | capsules
    pharmacy | drugstore | chemist | chemists | drug store | pharmacist
    meditate | meditation | mindfulness | relax | calm down | unwind | breathe | calm | chill out | zen | de stress |
    meditating | calm my mind | clear my head
    start a workout | let us work out | begin training | time to train | start exercising | log a workout |
    start training | hit the gym | going to the gym
    end the workout | stop the workout | finish the workout | done training | done exercising |
    i am done working out | end my training | finish training
    gym | fitness center | fitness studio | fitness club | health club | fitness centre | gyms | place to work out |
    place to exercise | leisure centre | leisure center | weight room
    walk | stroll | walking | walks | go for a walk | wander | stretch my legs | going for a walk
    swim | swimming | laps in the pool | do some laps | swims
    lift weights | weight lifting | strength training | weights | pump iron | weight training | strength workout |
    resistance training
    push ups | press ups | pushups
    sit ups | crunches | situps | abs
    reps | repetitions | rep | times
    sets | rounds
    stretching | stretch | stretches | limber up | loosen up | flexibility
    yoga | yoga session | yoga class
    step count | steps | how much i have walked | steps taken | walked | how far i walked | footsteps |
    how many steps | how much i walked | have i walked enough | paces | pedometer | did i walk
    distance run | how far i ran | how far did i | distance covered | miles run | kilometers run
    floors | flights of stairs | stairs climbed | floors climbed
    calories burned | burned | burnt | energy burned | calories burnt | energy used | burn
    calories eaten | calories | calorie intake | kcal | food energy | calories consumed | calories today
    blood pressure | bp | systolic | pressure reading
    blood sugar | glucose | sugar level | blood glucose | sugar levels | glucose level
    body temperature | fever | my temperature | running a temperature | have a temperature | do i have fever
    oxygen | blood oxygen | oxygen level | oxygen saturation
    weigh | weight | how heavy | body weight | scales | how much i weigh | what do i weigh | kilos | weighed |
    weight today | what the scales say | on the scale | weigh in | my weight
    lose weight | slim down | shed pounds | weight loss | get slimmer | drop pounds | slim
    gain weight | put on weight | bulk up | weight gain | gained
    height | how tall | body height | tall | how high
    bmi | body mass index | body mass
    hydration | water intake | drank | water | glass of water | drunk | glasses of water | how much i have drunk |
    i drank | i had water | had a glass | fluid intake | cups of water | how much water | fluids | log water |
    have i drunk enough
    i ate | log food | i had | for lunch i had | log a meal | i have eaten | track my food | what i ate | food diary |
    food log | have eaten | log my meal
    log my weight | i weigh | record my weight | enter my weight | note my weight | my weight is | tipped the scales
    took my medicine | took my pills | took my meds | i have taken | i took my | had my pills | swallowed my pill |
    took the pill | taken | log medication | took my tablets
    dose | dosage | how much to take | how many pills | doses
    prescription refill | refill | repeat prescription | renew my prescription | more pills | running out of pills |
    new prescription | order my medicine
    painkiller | painkillers | pain reliever | something for pain | pain relief
    vitamins | vitamin | supplements | supplement
    vaccination | vaccine | shot | jab | immunization | vaccinations | inoculation | shots | jabs
    physician | doctor | gp | doc | doctors | medic | family doctor | see the doctor | surgery
    hospital | clinic | medical center | infirmary | medical centre | emergency room | er | urgent care
    emergency room | er | casualty | accident and emergency | a and e
    therapist | counselor | counsellor | psychologist | shrink
    eye doctor | optician | optometrist | eye test | eye exam
    symptoms | symptom | feeling ill | sick | feel sick | unwell | not feeling well | feel ill | under the weather |
    poorly | what hurts | ailment | complaint | coming down with
    pain | ache | hurt | hurts | sore | aching | aches
    headache | head hurts | sore head | migraine | my head aches
    sniffles | cold | runny nose | stuffy nose | the sniffles
    stomach ache | tummy ache | belly ache | upset stomach | stomachache | stomach hurts
    pregnancy | pregnant | expecting | expecting a baby
    period | cycle | menstruation | time of the month | menstrual cycle | that time of month
    log my period | period started | got my period | started my period
    rest | sleep | slumber | slept | shut eye | asleep | sleeping | hours of sleep | sleep quality | how i slept |
    shuteye | kip | night rest | how did i sleep | did i sleep | how well i slept | sleep last night
    sleepless | insomnia | can not sleep | trouble sleeping | lying awake
    tired | sleepy | exhausted | worn out | knackered | beat | weary | shattered
    breathing exercise | breathe | deep breaths | take a breath | breathing | take deep breaths
    stress | stressed | stress level | tense | pressure | anxious | nervous | overwhelmed | frazzled
    stand up | get on my feet | time to stand | stop sitting | get moving
    cigarette | smoke | cigarettes | cig | smokes | fag
    quit smoking | stop smoking | smoke free | give up smoking | days without smoking
    alcohol | booze | alcoholic drink | alcoholic drinks
    personal trainer | coach | trainer | instructor
    fit | in shape | in form | get fit | get in shape
    rings | activity rings | move goal | activity goal | daily goal
    first aid | bandage | plaster
    insurance card | health insurance | medical insurance | insurance
    test results | lab results | blood test | blood work | lab report | medical results
    medical record | health record | medical history | health data | health file | patient file
    toothbrush | brush teeth | brush my teeth | brushing
    weekly summary | how was my week | weekly report | my week in review | week in numbers
    take | takes | taking | took | taken | grab | capture
    take my medicine | take my pills | took my pills | medication | had my pills | swallow | medicine taken
    dots | dot | period | point | full stop
    wellbeing | health | wellness | fitness | physical condition | shape | how healthy | medical
    how healthy am i | my health | health data | health stats | am i healthy | health summary | shape i am in |
    how fit am i | vitals
    shine | glow | light up | gleam | be lit | give light | burn | sparkle | beam
    waiting for | awaiting | expecting | hanging on for | pending | anticipating | in line for | queueing for
    hmm | let me think | um | er | uh | hm
    cals | calories | kcal | calorie count | energy | food energy | how fattening | calorie intake |
    how many calories
    get me moving | start a workout | start exercise | work out | begin a workout | exercise | start training
    see how i slept | sleep data | how did i sleep | last nights sleep | sleep report | sleep score | hours of sleep
    step on the scale | log my weight | weigh in | record my weight | weigh myself | enter my weight
    write down my meal | log food | log a meal | track calories | record what i ate | add a meal | log my lunch |
    food diary
    take my pills | medication | take my meds | log my medication | took my medicine | have my tablets
    take my pulse | heart rate | measure heart rate | check my pulse | check my heart rate | what is my pulse
    call it a day | stop the workout | end the workout | finish | end the session | wrap up | stop for today
    help me unwind | relax | meditation | start a meditation | breathing exercise | calm me down | chill out |
    help me relax
    see the doctor | doctors appointment | book a checkup | make a medical appointment | see a doctor
    lose some pounds | lose weight | weight goal | slim down | shed some weight | drop some weight
    on two wheels | biking | pedaling | riding a bike | bicycling | pedalling | going by bike
    i am about to run | start a workout | i am going running | let us get moving | time to sweat | let us sweat |
    let us exercise | begin exercising | ready to sweat | let us train | i am going to exercise | i am off running |
    start my exercise
    sport | workout | sports | training session | physical activity
    what distance did i | how far did i | how much ground | how many miles | distance i covered |
    what have i covered | total distance
    """
}
