import type { ApplicationFaultCode } from '@wealth/api-sdk/codes';
import type { ApplicationFault } from '@wealth/api-sdk/model';
import type { IssueWords } from './useIssueWords.ts';

/** Figures that the text of a fault names, as far as the screen knows them: rupees, units, epoch milliseconds. */
export interface FaultFigures {
  lotSize?: number | null;
  limit?: number | null;
  tick?: number | null;
  lowest?: number | null;
  highest?: number | null;
  cutOff?: number | null;
  opensAt?: number | null;
  closedAt?: number | null;
  atMost?: number | null;
  /** Cash here. */
  available?: number | null;
  /** What the bank has blocked. */
  blocked?: number | null;
  /** The smallest block. */
  minimum?: number | null;
  /** Shares that can be sold. */
  sellable?: number | null;
  /** Shares that are left of a block. */
  left?: number | null;
}

/** What is wrong, as a preview tells it or as this app has found it. */
export type ToldApplicationFault = Pick<
  ApplicationFault,
  'field' | 'index' | 'code' | 'nearest' | 'until'
> & { message: string | null };

interface Told {
  words: IssueWords;
  figures: FaultFigures;
  nearest: number | null;
  until: number | null;
}

/** A text that names a figure; null where the figure is not known. */
function named(figure: number | null | undefined, write: (figure: number) => string): string | null {
  return figure === null || figure === undefined ? null : write(figure);
}

const faultTexts = {
  not_open: ({ words: { t, when }, figures, until }) =>
    named(until ?? figures.opensAt, (at) => t('faultNotOpen', { time: when(at) })),
  closed: ({ words: { t, when }, figures }) =>
    named(figures.closedAt, (at) => t('faultClosed', { time: when(at) })) ?? t('faultClosedNow'),
  not_offered: ({ words: { t } }) => t('faultNotOffered'),
  one_application: ({ words: { t } }) => t('faultOneApplication'),
  no_identity: ({ words: { t } }) => t('faultNoIdentity'),
  off_lot: ({ words: { t, units }, figures }) =>
    named(figures.lotSize, (lot) => t('faultOffLot', { lot: units(lot) })),
  below_lot: ({ words: { t, units }, figures }) =>
    named(figures.lotSize, (lot) => t('faultBelowLot', { lot: units(lot) })),
  above_limit: ({ words: { t, amount }, figures }) =>
    named(figures.limit, (limit) => t('faultAboveLimit', { limit: amount(limit) })),
  only_two_lots: ({ words: { t, units }, nearest }) =>
    named(nearest, (quantity) => t('faultOnlyTwoLots', { quantity: units(quantity) })),
  off_tick: ({ words: { t, amount }, figures }) =>
    named(figures.tick, (tick) => t('faultOffTick', { tick: amount(tick) })),
  below_band: ({ words: { t, amount }, figures }) =>
    named(figures.lowest, (price) => t('faultBelowBand', { price: amount(price) })),
  above_band: ({ words: { t, amount }, figures }) =>
    named(figures.highest, (price) => t('faultAboveBand', { price: amount(price) })),
  below_cut_off: ({ words: { t, amount }, figures }) =>
    named(figures.cutOff, (price) => t('faultBelowCutOff', { price: amount(price) })),
  cut_off_not_taken: ({ words: { t } }) => t('faultCutOffNotTaken'),
  handle_invalid: ({ words: { t } }) => t('faultHandleInvalid'),
  handle_of_another: ({ words: { t } }) => t('faultHandleOfAnother'),
  account_unknown: ({ words: { t } }) => t('faultAccountUnknown'),
  account_not_verified: ({ words: { t } }) => t('faultAccountNotVerified'),
  not_enough_cash: ({ words: { t, own }, figures }) =>
    named(figures.available, (cash) => t('faultNotEnoughCash', { available: own(cash) })),
  too_many_bids: ({ words: { t, units }, figures, nearest }) =>
    named(figures.atMost ?? nearest, (count) => t('faultTooManyBids', { count: units(count) })),
  lower_not_allowed: ({ words: { t } }) => t('faultLowerNotAllowed'),
  outside_window: ({ words: { t, when }, figures, until }) =>
    named(until ?? figures.opensAt, (at) => t('faultOutsideWindow', { time: when(at) })),
  below_minimum: ({ words: { t, amount }, figures }) =>
    named(figures.minimum, (least) => t('faultBelowMinimum', { amount: amount(least) })),
  above_block: ({ words: { t, units }, figures, nearest }) =>
    named(figures.left ?? nearest, (left) => t('faultAboveBlock', { quantity: units(left) })),
  outside_band: ({ words: { t, amount }, figures: { lowest = null, highest = null } }) =>
    lowest === null || highest === null
      ? null
      : t('faultOutsideBand', { lower: amount(lowest), upper: amount(highest) }),
  wrong_side: ({ words: { t } }) => t('faultWrongSide'),
  not_enough_shares: ({ words: { t, ownUnits }, figures, nearest }) =>
    named(figures.sellable ?? nearest, (count) => t('faultNotEnoughShares', { quantity: ownUnits(count) })),
  newly_listed: ({ words: { t, when }, until }) =>
    named(until, (at) => t('faultNewlyListed', { time: when(at) })),
  block_gone: ({ words: { t } }) => t('faultBlockGone'),
  cooling_off: ({ words: { t, when }, until }) =>
    named(until, (at) => t('faultCoolingOff', { time: when(at) })),
  segment_off: ({ words: { t } }) => t('faultSegmentOff'),
  above_blocked: ({ words: { t, own }, figures }) =>
    named(figures.blocked, (blocked) => t('faultAboveBlocked', { amount: own(blocked) })),
  no_ddpi: ({ words: { t } }) => t('faultNoDdpi'),
} as const satisfies Record<ApplicationFaultCode, (told: Told) => string | null>;

const isKnown = (code: string): code is ApplicationFaultCode => Object.hasOwn(faultTexts, code);

/** What is wrong, in the words of the client: the server's where this app lacks the code or its figure. */
export function applicationFaultText(
  { code, nearest, until, message }: ToldApplicationFault,
  { figures, words }: { figures: FaultFigures; words: IssueWords },
): string {
  const told = { words, figures, nearest, until: until === null ? null : Date.parse(until) };
  const text = isKnown(code) ? faultTexts[code](told) : null;
  if (text !== null) return text;
  return message === null ? words.t('faultUnknown') : words.ofServer(message);
}
