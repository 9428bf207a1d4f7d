import type { CorporateAction } from '../engine/actions/corporateAction.ts';

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
  const { before, after, allottedOn } = action;
  return {
    ...days,
    allotment_date: allottedOn,
    payment_date: null,
    amount: null,
    ratio: { before, after },
    price_factor: before / after,
  };
}
