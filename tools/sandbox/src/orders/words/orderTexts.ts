import {
  toWire,
  type CalendarDay,
  type ChargeCode,
  type FaultFigures,
  type OrderFault,
  type OrderFaultCode,
  type OrderFaultOf,
  type Paise,
} from '@wealth/domain';

const number = new Intl.NumberFormat('en-IN');
const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const dayName = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const dayText = (day: CalendarDay) => dayName.format(Date.parse(day));

const rupees = (paise: Paise) => `₹${amount.format(toWire(paise))}`;

type Texts = { [Code in OrderFaultCode]: (figures: FaultFigures[Code]) => string };

/** The words of the server for what is wrong with an order; the app has its own. */
const texts: Texts = {
  required: () => 'A value is missing.',
  notUsed: () => 'This kind of order has no such value.',
  notPositive: () => 'The value must be above zero.',
  notWhole: () => 'The quantity must be a whole number.',
  quantityTooLarge: ({ largest }) => `At most ${number.format(largest)} units.`,
  priceTooLarge: ({ largest }) => `At most ${rupees(largest)}.`,
  valueTooLarge: ({ largest }) => `At most ${rupees(largest)} altogether.`,
  offLot: ({ lotSize }) => `Only multiples of ${number.format(lotSize)} units are traded.`,
  aboveFreeze: ({ freezeQuantity }) => `At most ${number.format(freezeQuantity)} units in one order.`,
  offTick: ({ tickSize }) => `The price moves in steps of ${rupees(tickSize)}.`,
  outsideBand: ({ lower, upper, on }) =>
    `Prices from ${rupees(lower)} to ${rupees(upper)} are taken ${on ? `on ${dayText(on)}` : 'today'}.`,
  triggerSide: ({ lastPrice, side }) =>
    `The trigger must lie ${side} the last price of ${rupees(lastPrice)}.`,
  limitShortOfTrigger: ({ triggerPrice }) =>
    `The limit does not reach the trigger of ${rupees(triggerPrice)}.`,
  gttNeedsLimit: () => 'An order that is good till it is triggered is a limit order.',
  twoLegNeedsHolding: ({ held }) => `Two legs protect what is held: ${number.format(held)} units.`,
  halted: () => 'Trading in this share is halted.',
  marketClosed: () => 'The exchange takes no orders now.',
  orderTypeNotTaken: ({ taken }) => `The exchange takes ${taken.join(', ')} now.`,
  iocNotTaken: () => 'An immediate-or-cancel order is taken in continuous trading only.',
  belowMinimum: ({ minimum, value }) =>
    `An order is worth at least ${rupees(minimum)}, this one ${rupees(value)}.`,
  notEnoughFunds: ({ needed, available }) =>
    `${rupees(needed)} are needed, ${rupees(available)} are available.`,
  notEnoughShares: ({ sellable, nextSellableOn }) =>
    `${number.format(sellable)} units can be sold now.${nextSellableOn === null ? '' : ` More can be sold on ${dayText(nextSellableOn)}.`}`,
  ddpiMissing: () => 'The depository has no instruction of the client.',
  selfTrade: () => 'It would meet an order of your own, which never trade with each other.',
  farFromMarket: ({ best, worsePercent }) =>
    `The limit is ${worsePercent.toString()} % worse than the best price of ${rupees(best)}.`,
  aboveOwnLimit: ({ largestOrder }) => `Your own limit of an order is ${rupees(largestOrder)}.`,
  dailyLossReached: ({ limit }) => `Your own limit of a day's loss, ${rupees(limit)}, is reached.`,
  segmentOff: () => 'You have switched this segment off.',
  coolingOff: () => 'Your cooling-off has not ended.',
  surveillance: ({ stage }) =>
    `The share is under ${stage === 'asm' ? 'additional' : 'graded'} surveillance.`,
  deliveryOnly: () => 'The share is traded for delivery only.',
  equalOrder: () => 'An equal order was placed within the last 30 seconds.',
  bonusStripping: () =>
    'A loss of this sale does not count for tax, because bonus shares are kept: it becomes their cost.',
};

function textOf<Code extends OrderFaultCode>({ code, figures }: OrderFaultOf<Code>): string {
  return texts[code](figures);
}

/** The fault as a sentence. */
export function faultText(fault: OrderFault): string {
  return textOf(fault);
}

/** Names of charges as a contract note spells them. */
export const chargeLabels: Readonly<Record<ChargeCode, string>> = {
  brokerage: 'Brokerage',
  securitiesTransactionTax: 'Securities transaction tax',
  exchangeFee: 'Exchange fee',
  investorProtectionLevy: 'Investor protection levy',
  regulatorFee: 'Regulator fee',
  stampDuty: 'Stamp duty',
  depositoryFee: 'Depository fee',
  gst: 'GST',
  depositoryWaiver: 'Waiver of the depository fee with GST',
};
