import type { Quote } from '@wealth/api-sdk/model';
import type { PriceMark } from '@wealth/ui/live-price';

/** What an answer says of a price; not every one says it. */
export interface MarkedQuote {
  basis?: Quote['basis'] | undefined;
  halted?: boolean | undefined;
}

/** What the mark behind a price says; null for one of trading that goes on, and while it is not known. */
export function priceMarkOf({ basis, halted }: MarkedQuote): PriceMark | null {
  if (halted) return 'halted';
  return basis === undefined || basis === 'live' ? null : basis;
}
