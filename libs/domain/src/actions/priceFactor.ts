import Big from 'big.js';
import { toRupees, type Paise } from '../money/paise.ts';
import { checkRatio, type ShareRatio } from './ratio.ts';

/** What makes prices before and after an action comparable. */
export type PricedAction =
  | { kind: 'split' | 'bonus'; ratio: ShareRatio }
  | { kind: 'rights'; ratio: ShareRatio; price: Paise; lastClose: Paise }
  /** `impliedShare`: hundredths of a percent of the value that leaves with the new company. */
  | { kind: 'demerger'; impliedShare: number };

/**
 * What a price before the ex-date is multiplied by to be one of the ex-date: nothing is gained or lost by an action. Of rights it
 * is the theoretical price ex rights, as if all of them were taken.
 */
export function priceFactor(action: PricedAction): Big {
  if (action.kind === 'demerger') return Big(10_000 - action.impliedShare).div(10_000);
  checkRatio(action.ratio);
  const { after, before } = action.ratio;
  if (action.kind !== 'rights') return Big(before).div(after);
  const paid = toRupees(action.price).times(after - before);
  const close = toRupees(action.lastClose);
  return close.times(before).plus(paid).div(after).div(close);
}
