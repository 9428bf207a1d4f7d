import type { Issue, IssueCategoryCode, IssueMoment, IssueStatus } from '@wealth/api-sdk/model';
import type { BadgeProps } from '@wealth/ui/badge';
import type { IssueWords } from '../parts/useIssueWords.ts';

/** The groups of the list, in the order of what a client can do. */
export const issueGroups = ['open', 'upcoming', 'closed', 'listed', 'withdrawn'] as const;
export type IssueGroup = (typeof issueGroups)[number];

export const groupTexts = {
  open: 'groupOpen',
  upcoming: 'groupUpcoming',
  closed: 'groupClosed',
  listed: 'groupListed',
  withdrawn: 'groupWithdrawn',
} as const satisfies Record<IssueGroup, string>;

const groupOf = {
  open: 'open',
  upcoming: 'upcoming',
  closed: 'closed',
  allotted: 'closed',
  listed: 'listed',
  withdrawn: 'withdrawn',
} as const satisfies Record<IssueStatus, IssueGroup>;

/** Of these the last is what is looked for. */
const newestFirst: ReadonlySet<IssueGroup> = new Set(['listed', 'withdrawn']);

/** The issues of each group that has any. */
export function grouped(issues: readonly Issue[]): Array<{ group: IssueGroup; issues: Issue[] }> {
  return issueGroups.flatMap((group) => {
    const own = issues.filter(({ status }) => groupOf[status] === group);
    if (own.length === 0) return [];
    return [{ group, issues: newestFirst.has(group) ? own.toReversed() : own }];
  });
}

const tones = {
  open: 'positive',
  upcoming: 'warning',
  closed: 'neutral',
  allotted: 'info',
  listed: 'neutral',
  withdrawn: 'negative',
} as const satisfies Record<IssueStatus, BadgeProps['tone']>;

/** How far an issue is: until when it is open, when it opens, when it lists. */
export function issueState(
  { status, kind, opens_at: opensAt, bids_until: until, lists_at: listsAt }: Issue,
  { t, shortDay }: Pick<IssueWords, 't' | 'shortDay'>,
): { tone: (typeof tones)[IssueStatus]; text: string } {
  const listed = listsAt === null ? '' : shortDay(listsAt);
  const texts = {
    open: () => t('statusOpen', { day: shortDay(until) }),
    upcoming: () => t('statusUpcoming', { day: shortDay(opensAt) }),
    closed: () => t('statusClosed', { day: shortDay(until) }),
    allotted: () => t('statusAllotted'),
    listed: () => t(kind === 'ofs' ? 'statusSettled' : 'statusListed', { day: listed }),
    withdrawn: () => t('statusWithdrawn'),
  } as const satisfies Record<IssueStatus, () => string>;
  return { tone: tones[status], text: texts[status]() };
}

export const kindTexts = { ipo: 'kindIpo', fpo: 'kindFpo', ofs: 'kindOfs' } as const satisfies Record<
  Issue['kind'],
  string
>;

export const momentTexts = {
  first_day: 'momentFirstDay',
  cut_off_known: 'momentCutOff',
  opens: 'momentOpens',
  bids_until: 'momentBids',
  changes_until: 'momentChanges',
  mandates_until: 'momentMandates',
  basis: 'momentBasis',
  allotment: 'momentAllotment',
  debit: 'momentDebit',
  unblock: 'momentUnblock',
  credit: 'momentCredit',
  auction: 'momentAuction',
  lists: 'momentLists',
} as const satisfies Record<IssueMoment['code'], string>;

export const categoryTexts = {
  retail: 'categoryRetail',
  individual: 'categoryIndividual',
  small_non_institutional: 'categorySmall',
  big_non_institutional: 'categoryBig',
  institutional: 'categoryInstitutional',
} as const satisfies Record<IssueCategoryCode, string>;

/** The band of an issue, the floor of an offer for sale, or the day on which it is told. */
export function bandText(
  { price_low: low, price_high: high, issue_price: price }: Issue,
  { t, amount }: Pick<IssueWords, 't' | 'amount'>,
): string {
  if (price !== null) return t('bandPrice', { price: amount(price) });
  if (low === null) return t('bandUnknown');
  return high === null
    ? t('bandFloor', { price: amount(low) })
    : t('band', { low: amount(low), high: amount(high) });
}
