import type { Issue } from '@wealth/api-sdk/model';
import { fromWire, istDay, type Paise } from '@wealth/domain';
import { issueRulesOn, offerRulesOn, type ApplicationTerms } from '@wealth/domain/issues';

const paise = (rupees: number | null): Paise | null => (rupees === null ? null : fromWire(rupees));

/** Milliseconds: an hour that counts does so to the end of its second. */
const restOfSecond = 999;

/** What an issue asks of an application; null until its price and lot are known. */
export function termsOf(issue: Issue): ApplicationTerms | null {
  const { kind, board, price_low: low, tick_size: tick, lot_size: lotSize } = issue;
  if (low === null || tick === null || lotSize === null) return null;
  const closingDay = istDay(Date.parse(issue.changes_until));
  const rules = issueRulesOn(closingDay);
  const limit = kind === 'ofs' ? offerRulesOn(closingDay).retailLimit : rules.retailLimit;
  return {
    kind,
    board,
    lowest: fromWire(low),
    highest: paise(issue.price_high),
    cutOff: paise(issue.cut_off),
    tick: fromWire(tick),
    lotSize,
    opensAt: Date.parse(issue.opens_at),
    bidsUntil: Date.parse(issue.bids_until) + restOfSecond,
    changesUntil: Date.parse(issue.changes_until) + restOfSecond,
    isWithdrawn: issue.status === 'withdrawn',
    retailLimit: paise(issue.retail_limit) ?? limit,
    bidsAtMost: rules.bidsAtMost,
    smallCompanyLots: rules.smallCompanyLots,
  };
}

/** How many bids an application may have. */
export const bidsAtMostOf = ({ kind, board, bidsAtMost }: ApplicationTerms): number =>
  kind === 'ofs' || board === 'sme' ? 1 : bidsAtMost;
