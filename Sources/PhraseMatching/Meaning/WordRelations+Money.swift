/// Words of money, shops and parcels.
extension WordRelations {
  static let moneyWords = """
    cart | basket | shopping cart | bag | trolley | shopping bag | shopping basket | what is in my cart
    package | parcel | delivery | shipment | order | packages | parcels | deliveries | box | consignment | my stuff |
    shipments
    discount | coupon | deal | sale | offer | promo code | voucher | discounts | coupons | deals | bargain |
    bargains | special offer | discount code | offers | money off | promotion | special
    store | shop | market | shops | stores | boutique | outlet | retailer | supermarket | retailers | markets
    money | cash | funds | dough | dosh | bucks | cents | coins | moolah | wad | readies
    pay | settle | pay off | take care of
    transfer | send | pay | wire | move
    bill | bills | invoice | statement | invoices | what i owe | what do i owe | utility bill | charges | to be paid |
    amount due
    spend | spent | paid | pay out
    bank card | debit card | card | plastic | cards | payment card
    stock | stocks | shares | share price | stock price | quote | ticker | equity | equities
    donate | give to charity | chip in | contribute | donation | give money to | gift to charity
    flashcards | flash cards | cards | vocabulary
    free | available | open | not busy | availability
    tram | streetcar | trolley | light rail
    account balance | balance | how much money | funds | what is in my account | how much is in | money left |
    money in the bank | how much cash | am i broke | how rich am i | how much is left | can i afford |
    money do i have | in the red | in my account | bank balance | am i flush
    bank account | account | accounts | current account | checking account | checking
    savings | savings account | nest egg | saved up | rainy day fund | money saved | piggy bank | put aside | saved
    save money | put aside | put away | set aside | save up | stash away | squirrel away | economize | put by
    bank | branch | bank branch | banks
    dollar | dollars | bucks | usd | buck | us dollars | greenbacks | us dollar | greenback | american dollar
    british pound | quid | sterling | pounds | gbp | pound | pounds sterling | british pounds
    euro | euros | eur | european currency | single currency
    atm | cash machine | cashpoint | cash point | cash dispenser | hole in the wall | money machine
    withdraw | take out | get cash | withdrawal | draw | cash out | take money out | get money out
    deposit | pay in | put in | put money in | add money | bank | pay into | pay money in
    send money | transfer | transfer money | wire | wire money | pay | send cash | make a transfer | move money |
    remit | bung | slide | give money | pay over | shoot money
    request money | ask for money | collect money | demand payment | bill | charge | request payment | ask to pay
    pay someone back | pay back | repay | settle up | give back what i | square up | return the money | reimburse
    owe | owes | owed | debt | debts | in debt | owe me | owing | who owes
    loan | loans | credit | mortgage | borrowed money | borrowing | home loan
    lend | loan out | loan to | give on loan | lent
    borrow | take a loan | get a loan | borrowing | borrowed
    transactions | transaction | payments | account activity | recent payments | account movements |
    what did i spend | last payments | recent transactions | money going out | bank statement | purchases |
    movements
    payment | payments | instalment | installment | pay | paid | payout
    bills due | unpaid bills | open bills | bills to pay | what is due | what needs paying | outstanding bills
    pay the bill | settle the bill | clear the bill | pay off | pay up | settle | foot the bill | pay what i owe |
    cough up
    rent | rent payment | monthly rent | the rent
    electricity bill | power bill | electric bill | energy bill
    phone bill | mobile bill | cell bill
    direct debit | standing order | automatic payment | auto pay | autopay | recurring payment | regular payment
    subscription | subscriptions | membership | memberships | plan | monthly plan
    cancel my subscription | stop subscribing | end my membership | cancel my membership | end my subscription
    credit card | plastic | charge card
    freeze my card | block my card | lock my card | lost my card | my card is gone | card was stolen |
    suspend my card | stop my card | disable my card | can not find my card | card is missing | deactivate my card
    unfreeze my card | unblock my card | unlock my card | found my card | reactivate my card | card works again |
    activate my card
    new card | replacement card | another card | order a card | replace my card
    card number | number on my card | card details
    card limit | credit limit | spending limit | how much i can | daily limit
    account number | iban | sort code | routing number | bank details
    pin code | pin | pin number | secret code | passcode
    fraud | scam | suspicious | dodgy payment | i did not buy this | do not recognize | not me | unauthorized
    dispute | contest | challenge | query a payment | chargeback
    spending | expenses | expense | costs | outgoings | expenditure | how much i spent | how much i have spent |
    what i spent | money spent | where did my money | where my money goes | how much did i | money go | spendings |
    been spending
    spent | paid | laid out | shelled out | forked out | coughed up | dropped | blew | spend | cost me |
    splashed out
    log an expense | add an expense | record an expense | i spent | i paid | enter an expense | track an expense |
    just spent | just paid | note a purchase | add a purchase | shelled out | put down as spent
    income | earnings | salary | wages | pay | revenue | money coming in | paycheck | earned | wage | take home pay |
    what i earn
    payday | pay day | get paid | when is my salary
    budgets | budget | allowance | spending limit | financial plan | money plan | spending plan | left to spend |
    am i within budget | over budget | overspending | monthly allowance
    category | categories | kind of expense | type of spending | class | group
    receipt | receipts | proof of purchase | sales slip | slip
    tax | taxes | tax return | taxman
    vat | sales tax | value added tax
    insurance | insurance policy | cover | coverage | policy
    invest | investment | investments | portfolio | holdings | invested | put money into
    stock market | the market | markets | wall street | exchange
    exchange rate | currency | conversion rate | foreign money | rate of exchange | convert currency | worth in |
    how many euros | how many dollars
    bitcoin | crypto | cryptocurrency | coin | bitcoins | digital currency | btc | coins | cryptocurrencies
    interest rate | interest | rate of interest | apr
    fee | fees | charge | charges | service fee
    profit | gain | earnings | surplus
    loss | losses | deficit | lost money
    go halves | split the bill | share the cost | go dutch | divide the bill | split it | split the cost |
    split the check | each pays | what does everyone owe | per person | share the bill
    cost | price | how much | rate | how expensive | what does it cost | what is the damage | how much is it |
    prices | set me back | price tag | what do they charge | going for | how much are | how pricey |
    what is it worth
    expensive | pricey | dear | costly | steep | premium | upmarket | high end
    price drop | reduced | on sale | gets cheaper | price goes down | marked down | price falls
    price alert | tell me when cheaper | watch the price | price watch | track the price | when the price drops
    gift card | gift voucher | gift certificate | voucher | store credit | gift cards
    loyalty card | points card | bonus card | loyalty points | rewards | reward points | bonus points
    free of charge | free | for nothing | gratis | no cost | complimentary
    shopping mall | mall | shopping center | shopping centre | galleria | malls | shopping plaza
    go shopping | hit the shops | shop | browse | do some shopping
    online shop | web shop | online store | webshop | shop online
    product | item | article | goods | thing | products | items | merchandise | wares | articles | stuff for sale
    search products | find products | look for | shop for | search the shop | browse
    size | sizes | what size | how big | fit
    in stock | available | have it | on the shelf | do they have | in store | is it available | in supply
    sold out | out of stock | all gone | unavailable | not available
    put in cart | add to cart | add to basket | add to my bag | put in the basket | put in my cart |
    throw in the cart | into the basket | add to bag
    empty the cart | clear the cart | empty my basket | clear my basket | remove everything from cart
    check out | checkout | pay | place order | place the order | buy now | complete the purchase | order now |
    finish shopping | buy it | take my money | pay for my order | proceed to payment | finalize my order
    orders | my orders | purchases | order history | what did i order | what i bought | past orders |
    things i bought | what have i ordered | bought | previous orders | things ordered
    cancel the order | cancel my order | stop my order | i do not want it | take back my order | undo my order |
    annul the order
    track my package | where is my package | where is my parcel | delivery status | track the parcel |
    track my order | when does it arrive | has my parcel arrived | package tracking | tracking | shipping status |
    is my package here | when will it come | track the delivery
    tracking number | tracking code | shipment number | consignment number
    delivery date | when is it delivered | when will it arrive | arrival date | delivery time | expected delivery |
    when will it come
    ship | send | deliver | mail | dispatch | post
    shipping | delivery | postage | shipping costs | postage costs | delivery fee
    express delivery | next day delivery | fast shipping | express shipping | express | rush delivery
    pickup point | collection point | parcel shop | pick up point | parcel locker | package locker
    delivery address | shipping address | where to send it | where to deliver
    post office | mail office | posting counter
    return | send back | give back | take back | bring back | returns | returned | hand back
    send it back | return it | return an item | return my order | make a return | start a return | does not fit |
    do not want it anymore | it is broken | wrong size
    refund | money back | reimbursement | get my money back | refunds | give me my money | refunded |
    want my money back | reimburse | compensation
    warranty | guarantee | warranties
    review | reviews | rating | ratings | what people say | customer opinions | stars | feedback | what others think |
    any good
    write a review | leave a review | rate | review | give stars | give feedback | rate it
    customer service | support | help desk | helpline | customer support | hotline | customer care |
    speak to someone | talk to a human
    complain | complaint | file a complaint | make a complaint | grumble
    sell | put up for sale | flog | list for sale | get rid of | offload
    auction | bid | bidding | place a bid | make an offer
    used | second hand | secondhand | pre owned | preloved | pre loved | preowned | not new | hand me down
    what is it worth | worth | value of | how valuable | going for | priced at | market value
    apr | april | in april | month of april
    rated | rating | ratings | reviewed | ranked | scored | graded | stars | how many stars | well reviewed
    use | uses | using | used | utilize | make use of | employ | work with | go with | apply
    thing | things | item | items | object | objects | stuff | article | something | thingy | thingamajig | whatsit |
    gadget | doodad
    things | stuff | items | belongings | bits and pieces | goods | odds and ends | junk | bits and bobs | gear |
    clutter
    deliver | delivered | delivery | delivers | bring to my door | brought over | drop off | home delivery |
    bring to me | sent over
    rates | rate | exchange rate | exchange rates | conversion rate | currency rate | going rate
    how many dollars | convert to dollars | in dollars | into dollars | in us dollars | in usd | to dollars
    share price | stock price | stock | stocks | how are shares doing | trading at | stock value | share value |
    market price | stock market | shares
    express | express delivery | speedy delivery | rush | overnight | next day delivery
    instalments | payments | payment | installment | amount due | bill | remittance | transfer | sum paid |
    settlement | monthly payment
    paid | payed | settled | coughed up | forked out | shelled out | squared | taken care of | covered | paid up |
    paid off
    particular | specific | certain | exact | given | special | individual | precise | definite | explicit
    delivers | delivering | deliver | brings | drops off | ships | will deliver | does delivery | ship to |
    brings it to
    used up | used | consumed | gone through | taken up | eaten up | burned | spent | went through
    supplies | stocks | provisions | stuff we need | reserves | necessities | essentials | stock
    ordered | bought | requested | purchased | put in an order | placed an order | asked for | sent for | got |
    sent away for
    what i ordered | my order | my purchase | the thing i bought | things i ordered | orders | purchases
    prices | costs | rates | price tags | charges | how much things cost
    stick in the basket | add to cart | put in the cart | add to basket | put in my basket | throw in the cart |
    bag it
    ring me up | check out | checkout | pay | pay for the cart | place the order | complete the purchase | settle up
    send to my place | deliver to my home | ship to my address | deliver | have it delivered | ship it here
    get my money back | refund | ask for a refund | request a refund | be reimbursed | money back | refund me
    ship it back | send it back | return | return the item | return the product | start a return
    see where it is | track my package | track my order | where is my order | order status | delivery status |
    where is my parcel
    pay them back | send money | transfer money | repay | settle my debt | reimburse | send them cash
    see what i owe | balance | how much i owe | amount due | check my debts | what do i owe
    put money aside | save money | transfer to savings | set aside | add to savings | stash some cash | save up
    unoccupied | free | unbooked | at leisure | clear | with nothing planned | at liberty | vacant | available |
    open | not busy
    in use | used | occupied | gobbled up | filled | hogged | swallowed | tied up | taken up | eaten up | consumed |
    spent
    entry | item | items | things | thing | points | pieces | bits | bits and bobs | bits and pieces | bullet points
    put in the basket | buy | put in the cart | need to pick up | have to pick up | send for | get me some |
    get us some | could use some | could do with | nearly out of | short on | fresh out of | are out of |
    have no more | there is no more | used up | ate the last
    euro notes | euros
    legal tender | currency | money | cash | local money
    kept | saved | stored | set aside | earmarked | held on to
    send back | send to its charger | back to charge
    foreign cash | currency | money over there | money there
    """
}
