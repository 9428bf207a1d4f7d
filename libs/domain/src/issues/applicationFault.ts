import type { Paise } from '../money/paise.ts';

export type ApplicationField = 'issue' | 'bids' | 'upi_id' | 'bank_id' | 'side' | 'quantity' | 'price';

/** The figures that the text of a fault names, by its code; null where the code says it all. Prices and amounts are paise. */
export interface ApplicationFaultFigures {
  /** Not open yet; epoch milliseconds. */
  notOpen: { opensAt: number };
  closed: { closedAt: number };
  /** The issue was withdrawn. */
  notOffered: null;
  /** One application a PAN. */
  oneApplication: null;
  noIdentity: null;
  tooManyBids: { atMost: number };
  belowLot: { lotSize: number };
  offLot: { lotSize: number };
  onlyTwoLots: { quantity: number };
  cutOffNotTaken: null;
  offTick: { tick: Paise };
  belowBand: { lowest: Paise };
  aboveBand: { highest: Paise };
  belowCutOff: { cutOff: Paise };
  /** Null where not even the smallest application fits. */
  aboveLimit: { limit: Paise; largest: number | null };
  /** A change would lower the amount. */
  lowerNotAllowed: null;
  /** A mandate that is approved is not raised. */
  aboveBlocked: { blocked: Paise };
  handleInvalid: null;
  handleOfAnother: null;
  accountUnknown: null;
  accountNotVerified: null;
  notEnoughCash: { available: Paise; missing: Paise };
  notEnoughShares: { sellable: number };
  noDdpi: null;
  coolingOff: { until: number };
  segmentOff: null;
  outsideWindow: { opensAt: number };
  blockGone: null;
  wrongSide: null;
  belowMinimum: { minimum: Paise };
  aboveBlock: { quantity: number };
  outsideBand: { lower: Paise; upper: Paise };
  /** A share that is new on the exchange has no block window before its opening auction; epoch milliseconds. */
  newlyListed: { from: number };
}

export type ApplicationFaultCode = keyof ApplicationFaultFigures;

export interface ApplicationFaultOf<Code extends ApplicationFaultCode> {
  code: Code;
  field: ApplicationField;
  /** Which bid it is about, from 0; null for none. */
  index: number | null;
  /** The nearest quantity (units) or price (paise) without this fault; null where none helps. */
  nearest: { quantity: number } | { price: Paise } | null;
  /** When the fault is gone by itself, epoch milliseconds. */
  until: number | null;
  figures: ApplicationFaultFigures[Code];
}

/** What is wrong with an application or a bid: data, the texts are the catalogues'. */
export type ApplicationFault = {
  [Code in ApplicationFaultCode]: ApplicationFaultOf<Code>;
}[ApplicationFaultCode];

type Place = Partial<Pick<ApplicationFault, 'index' | 'nearest' | 'until'>>;

/** Makes a fault. */
export function faultOf<Code extends ApplicationFaultCode>(
  code: Code,
  field: ApplicationField,
  { figures, ...place }: Place & { figures: ApplicationFaultFigures[Code] },
): ApplicationFaultOf<Code> {
  return { code, field, index: null, nearest: null, until: null, ...place, figures };
}
