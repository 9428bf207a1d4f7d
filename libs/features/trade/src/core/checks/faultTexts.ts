import type { CheckedOrder, OrderFault, OrderFaultCode, OrderFaultOf, OrderField } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { TicketWords } from '../words/useTicketWords.ts';

/** The fact, and the rule with its figure. */
export interface FaultText {
  title: string;
  text?: string;
}

export interface FaultContext {
  words: TicketWords;
  symbol: string;
  order: CheckedOrder;
}

type FaultWriter<Code extends OrderFaultCode> = (
  fault: OrderFaultOf<Code>,
  context: FaultContext,
) => FaultText;

/** What was typed where a fault stands. */
function typedPrice({ fields: [field] }: OrderFault, { order }: FaultContext): number {
  switch (field) {
    case 'triggerPrice':
      return order.triggerPrice ?? 0;
    case 'stop.price':
      return order.stop?.price ?? 0;
    case 'stop.triggerPrice':
      return order.stop?.triggerPrice ?? 0;
    default:
      return order.price ?? 0;
  }
}

const requiredTitles: Partial<Record<OrderField, PlainMessageKey<'ticket'>>> = {
  quantity: 'faultQuantityRequired',
  price: 'faultPriceRequired',
  triggerPrice: 'faultTriggerRequired',
  'stop.price': 'faultStopPriceRequired',
  'stop.triggerPrice': 'faultStopTriggerRequired',
};

/** Where a trigger that would be met at once has to lie. */
function triggerSideText(
  { fields: [field], figures: { side } }: OrderFaultOf<'triggerSide'>,
  { order }: FaultContext,
) {
  if (order.validity !== 'GTT') return side === 'above' ? 'faultTriggerAboveText' : 'faultTriggerBelowText';
  if (field === 'stop.triggerPrice') return 'faultStopLegText';
  return order.stop ? 'faultTargetLegText' : 'faultGttAtLastText';
}

/** Why a limit has to reach its trigger: a GTT may rest, a stop order may not. */
function limitShortText({ order: { side, validity } }: FaultContext) {
  if (validity === 'GTT') return side === 'BUY' ? 'faultLimitShortGttBuyText' : 'faultLimitShortGttSellText';
  return side === 'BUY' ? 'faultLimitShortBuyText' : 'faultLimitShortSellText';
}

const shapeWriters = {
  required: ({ fields }, { words: { t } }) => {
    const [field = 'quantity'] = fields;
    return { title: t(requiredTitles[field] ?? 'faultQuantityRequired') };
  },
  notUsed: (_, { words: { t } }) => ({ title: t('faultNotUsed') }),
  notPositive: (_, { words: { t } }) => ({ title: t('faultNotPositive') }),
  notWhole: (_, { words: { t, formats }, order }) => ({
    title: t('faultNotWhole', { value: formats.number(order.quantity ?? 0, { decimals: 2 }) }),
    text: t('faultNotWholeText'),
  }),
  quantityTooLarge: ({ figures }, { words: { t, quantity } }) => ({
    title: t('faultQuantityTooLarge'),
    text: t('faultQuantityTooLargeText', { largest: quantity(figures.largest) }),
  }),
  priceTooLarge: ({ figures }, { words: { t, amount } }) => ({
    title: t('faultPriceTooLarge'),
    text: t('faultPriceTooLargeText', { largest: amount(figures.largest) }),
  }),
  valueTooLarge: ({ figures }, { words: { t, amount } }) => ({
    title: t('faultValueTooLarge'),
    text: t('faultValueTooLargeText', { largest: amount(figures.largest) }),
  }),
  offLot: ({ figures }, { words: { t, quantity }, symbol }) => ({
    title: t('faultOffLot', { symbol, lot: quantity(figures.lotSize) }),
    text: t('faultOffLotText'),
  }),
  aboveFreeze: ({ figures }, { words: { t, quantity }, symbol }) => ({
    title: t('faultAboveFreeze'),
    text: t('faultAboveFreezeText', {
      freeze: quantity(figures.freezeQuantity),
      symbol,
      count: quantity(figures.sliceCount),
    }),
  }),
} satisfies { [Code in OrderFaultCode]?: FaultWriter<Code> };

const priceWriters = {
  offTick: (fault, context) => {
    const { t, price } = context.words;
    const tick = price(fault.figures.tickSize);
    return {
      title: t('faultOffTick', { price: price(typedPrice(fault, context)), tick }),
      text: t('faultOffTickText', { symbol: context.symbol, tick }),
    };
  },
  outsideBand: (fault, context) => {
    const { t, price, formats } = context.words;
    const { lower, upper, on } = fault.figures;
    const typed = { price: price(typedPrice(fault, context)) };
    return {
      title: on ? t('faultOutsideBandOn', { ...typed, day: formats.day(on) }) : t('faultOutsideBand', typed),
      text: t('faultOutsideBandText', { symbol: context.symbol, lower: price(lower), upper: price(upper) }),
    };
  },
  triggerSide: (fault, context) => {
    const { t, price } = context.words;
    return {
      title: t('faultTriggerSide'),
      text: t(triggerSideText(fault, context), { last: price(fault.figures.lastPrice) }),
    };
  },
  limitShortOfTrigger: ({ figures }, context) => {
    const { t, price } = context.words;
    return {
      title: t('faultLimitShort'),
      text: t(limitShortText(context), { trigger: price(figures.triggerPrice) }),
    };
  },
  gttNeedsLimit: (_, { words: { t } }) => ({ title: t('faultGttNeedsLimit') }),
  twoLegNeedsHolding: ({ figures }, { words: { t, ownQuantity } }) => ({
    title: t('faultTwoLeg'),
    text: t('faultTwoLegText', { held: ownQuantity(figures.held) }),
  }),
} satisfies { [Code in OrderFaultCode]?: FaultWriter<Code> };

const when = ({ dayOf, timeOf }: TicketWords, instant: number) => ({
  day: dayOf(instant),
  time: timeOf(instant),
});

const sessionWriters = {
  halted: (_, { words: { t } }) => ({ title: t('faultHalted'), text: t('faultHaltedText') }),
  marketClosed: ({ figures }, { words }) => ({
    title: words.t('faultClosed'),
    text: words.t('faultClosedText', when(words, figures.takenFrom)),
  }),
  orderTypeNotTaken: ({ figures }, { words, order }) => ({
    title: words.t('faultTypeNotTaken', { type: words.typeName(order.orderType) }),
    text: words.t('faultTypeNotTakenText', {
      types: figures.taken.map(words.typeName).join(', '),
      ...when(words, figures.takenFrom),
    }),
  }),
  iocNotTaken: ({ figures }, { words }) => ({
    title: words.t('faultIocNotTaken'),
    text: words.t('faultIocNotTakenText', when(words, figures.takenFrom)),
  }),
} satisfies { [Code in OrderFaultCode]?: FaultWriter<Code> };

const moneyWriters = {
  belowMinimum: ({ figures }, { words: { t, amount }, order }) => ({
    title: t('faultBelowMinimum'),
    text: t(order.side === 'BUY' ? 'faultBelowMinimumText' : 'faultBelowMinimumSellText', {
      value: amount(figures.value),
      minimum: amount(figures.minimum),
    }),
  }),
  notEnoughFunds: ({ figures }, { words: { t, amount, ownAmount, price } }) => ({
    title: t('faultFunds', { missing: ownAmount(figures.missing) }),
    text: t('faultFundsText', {
      needed: amount(figures.needed),
      price: price(figures.price),
      available: ownAmount(figures.available),
    }),
  }),
  notEnoughShares: ({ figures }, { words, symbol }) => {
    const { t, ownQuantity, formats } = words;
    const { sellable, parts, nextSellableOn } = figures;
    const more = nextSellableOn === null ? [] : [t('faultSharesDay', { day: formats.day(nextSellableOn) })];
    return {
      title: t('faultShares', { sellable: ownQuantity(sellable), symbol }),
      text: [...heldTexts(words, parts), ...more].join(' '),
    };
  },
  ddpiMissing: (_, { words: { t } }) => ({ title: t('faultDdpi'), text: t('faultDdpiText') }),
} satisfies { [Code in OrderFaultCode]?: FaultWriter<Code> };

const limitWriters = {
  aboveOwnLimit: ({ figures }, { words: { t, amount } }) => ({
    title: t('faultOwnLimit'),
    text: t('faultOwnLimitText', { value: amount(figures.value), largest: amount(figures.largestOrder) }),
  }),
  dailyLossReached: ({ figures }, { words: { t, amount, ownAmount } }) => ({
    title: t('faultDailyLoss'),
    text: t('faultDailyLossText', { lost: ownAmount(figures.lost), limit: amount(figures.limit) }),
  }),
  segmentOff: (_, { words: { t } }) => ({ title: t('faultSegmentOff') }),
  coolingOff: ({ figures }, { words }) => ({
    title: words.t('faultCoolingOff'),
    text: words.t('faultCoolingOffText', when(words, figures.until)),
  }),
} satisfies { [Code in OrderFaultCode]?: FaultWriter<Code> };

const noticeWriters = {
  farFromMarket: ({ figures }, { words: { t, price, percent }, order }) => {
    const of = { percent: percent(figures.worsePercent), best: price(figures.best) };
    return {
      title: t(order.side === 'BUY' ? 'faultFarBuy' : 'faultFarSell', of),
      text: t(order.side === 'BUY' ? 'faultFarBuyText' : 'faultFarSellText', {
        price: price(order.price ?? 0),
      }),
    };
  },
  selfTrade: ({ figures }, { words: { t, quantity } }) => ({
    title: t('faultSelfTrade', { quantity: figures.quantity, shown: quantity(figures.quantity) }),
    text: t(figures.cancelled === 'waiting' ? 'faultSelfTradeWaitingText' : 'faultSelfTradeNewText'),
  }),
  surveillance: ({ figures }, { words: { t } }) => ({
    title: t(figures.stage === 'asm' ? 'faultSurveillanceAsm' : 'faultSurveillanceGsm'),
    text: t('faultSurveillanceText'),
  }),
  deliveryOnly: (_, { words: { t } }) => ({
    title: t('faultDeliveryOnly'),
    text: t('faultDeliveryOnlyText'),
  }),
  equalOrder: (_, { words: { t } }) => ({ title: t('faultEqual') }),
  bonusStripping: (_, { words: { t } }) => ({
    title: t('faultBonusStripping'),
    text: t('faultBonusStrippingText'),
  }),
} satisfies { [Code in OrderFaultCode]?: FaultWriter<Code> };

const writers: { [Code in OrderFaultCode]: FaultWriter<Code> } = {
  ...shapeWriters,
  ...priceWriters,
  ...sessionWriters,
  ...moneyWriters,
  ...limitWriters,
  ...noticeWriters,
};

/** Rule and figure of what is wrong with an order. */
export function faultTextOf<Code extends OrderFaultCode>(
  fault: OrderFaultOf<Code>,
  context: FaultContext,
): FaultText {
  const write: FaultWriter<Code> = writers[fault.code];
  return write(fault, context);
}

type Parts = OrderFaultOf<'notEnoughShares'>['figures']['parts'];

/** What of a holding can be sold, and what not and why: a sentence for each part. */
export function heldTexts(
  { t, ownQuantity: quantity, formats }: TicketWords,
  { quantity: held, t1, pledged, waitingSales }: Parts,
): string[] {
  return [
    t('heldAll', { held: quantity(held) }),
    ...t1.map((part) =>
      t('heldSettling', { settling: quantity(part.quantity), day: formats.day(part.sellableOn) }),
    ),
    ...(pledged > 0 ? [t('heldPledged', { pledged: quantity(pledged) })] : []),
    ...(waitingSales > 0 ? [t('heldWaiting', { waiting: quantity(waitingSales) })] : []),
  ];
}
