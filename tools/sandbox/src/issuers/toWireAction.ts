import { priceFactorOf, type CorporateAction } from '../engine/index.ts';

/** A corporate action as openapi/wealth.yaml spells it. */
export function toWireAction(action: CorporateAction) {
  const { kind, exDate, recordDate } = action;
  const days = { kind, ex_date: exDate, record_date: recordDate };
  if (action.kind === 'dividend') {
    const amount = action.amountPaise / 100;
    return {
      ...days,
      allotment_date: null,
      payment_date: action.paidOn,
      amount,
      ratio: null,
      price_factor: 1,
    };
  }
  const { before, after } = action;
  return {
    ...days,
    allotment_date: 'tradableFrom' in action ? action.tradableFrom : null,
    payment_date: null,
    amount: action.kind === 'rights' ? action.pricePaise / 100 : null,
    ratio: { before, after },
    price_factor: priceFactorOf(action),
  };
}
