import { istDay, istInstant } from '@wealth/domain';
import { monthAfter } from '../engine/index.ts';
import type { Issue } from '../issues/issueState.ts';
import type { StoredApplication } from '../issues/issueTable.ts';
import { plannedIssuesOf, type PlannedIssue } from '../issues/plannedIssue.ts';
import type { Services } from '../services/services.ts';
import type { PastStep, Seeding } from './pastStep.ts';

const hourMs = 3_600_000;
/** How far back applications go. The newest come first in each list below. */
const monthsBack = 19;

/** What becomes of an application. */
type Fate = 'approved' | 'declined' | 'ignored' | 'withdrawn' | 'released' | 'late' | 'cancelled' | 'low';

/** How many more are approved, so that one is drawn. */
const approvedMore = 4;

/** Of issues that have ended, the newest first. */
const fates = {
  mainboard: ['approved', 'declined', 'ignored', 'withdrawn', 'released', 'late', 'cancelled'],
  // Neither withdrawn nor bid for at the cut-off.
  sme: ['approved', 'declined', 'ignored', 'low', 'late', 'cancelled'],
  fpo: ['approved', 'declined', 'ignored', 'withdrawn', 'released', 'late', 'cancelled'],
  // Whether a low one receives something is for the others to decide: one of several does not.
  ofs: ['approved', 'withdrawn', 'cancelled', 'low', 'low', 'low', 'low'],
} as const satisfies Record<string, readonly Fate[]>;

const listOf = ({ kind, board }: PlannedIssue): keyof typeof fates => (kind === 'ipo' ? board : kind);

/** A smallest application: at the cut-off, at the top where that is not taken, or at the least that a low one may offer. */
function bidsOf({ kind, terms, board, cutOff }: Issue, fate: Fate) {
  if (!terms) throw new RangeError('an issue that is open has its prices');
  const lots = board === 'sme' ? terms.smallCompanyLots : 1;
  const isLow = fate === 'low' || fate === 'late';
  // A part in proportion of one share may be none, of several it is not.
  const offered = isLow ? 1 : 20;
  const quantity = kind === 'ofs' ? offered : terms.lotSize * lots;
  if (isLow) return [{ quantity, price: cutOff ?? terms.lowest }];
  return [{ quantity, price: board === 'sme' ? terms.highest : null }];
}

function apply({ services, clientId }: Seeding, id: string, fate: Fate): StoredApplication | null {
  const { banks, issues } = services;
  const issue = issues.desk.known(id);
  const [account] = issue.kind === 'ofs' ? [] : banks.list(clientId);
  const payment = { upiId: account?.upi_id ?? null, bankId: account?.id ?? null };
  const draft = { bids: bidsOf(issue, fate), ...payment };
  const asked = issues.applications.apply({ clientId, issue, draft });
  return asked.kind === 'application' ? asked.application : null;
}

/** Decides an application in the way that it ends in; of those that need no decision the hours decide. */
function decide({ services }: Seeding, application: StoredApplication, fate: Fate): void {
  const { applications, changes, desk, table } = services.issues;
  const { mandates } = applications;
  const isByMandate = application.kind !== 'ofs';
  if (isByMandate && (fate === 'approved' || fate === 'low')) mandates.approve(application);
  if (fate === 'declined') mandates.decline(application);
  if (fate === 'withdrawn') applications.withdraw(application);
  if (fate === 'released') applications.withdraw(mandates.approve(application) ?? application);
  if (fate === 'cancelled') changes.withdraw(desk.known(application.issue_id));
  if (fate !== 'late') return;
  mandates.approve(application);
  table.update(application.id, { is_late: 1 });
}

function stepOf(seeding: Seeding, { id, at }: { id: string; at: number }, fate: Fate): PastStep {
  return {
    at,
    act() {
      const application = apply(seeding, id, fate);
      if (application) decide(seeding, application, fate);
    },
  };
}

/** The issues that have opened since an instant, the newest first, with the instant of an application. */
function knownIssues({ market, clock, issues }: Services, since: number) {
  const month = istDay(clock.now()).slice(0, 7);
  // The first issue of a month opens in the one before.
  return (
    Array.from({ length: monthsBack + 2 }, (_, back) => monthAfter(month, 1 - back))
      .flatMap((one) => plannedIssuesOf(market.seedKey, one))
      // Of what comes before no rules may be known.
      .filter(({ opensOn }) => istInstant(opensOn) >= since)
      .flatMap(({ id }) => issues.desk.find(id) ?? [])
      .map((issue) => ({ ...issue, at: issue.times.opensAt + hourMs }))
      .filter(({ at }) => at <= clock.now())
      .toSorted((one, other) => other.at - one.at)
  );
}

/** Applications for issues that are over; for those that are open one that nobody has decided, or one that is approved. */
export function pastApplications(
  seeding: Seeding,
  { since, isPending }: { since: number; isPending: boolean },
): PastStep[] {
  const known = knownIssues(seeding.services, since);
  const open = known.filter(({ status }) => status === 'open');
  const over = known.filter(({ status }) => status === 'listed');
  const between = known.filter((issue) => !open.includes(issue) && !over.includes(issue));
  // A low bid takes no part in the draw: those of other clients are drawn as if they were alone.
  const now = open.map((issue) => stepOf(seeding, issue, isPending ? 'ignored' : 'low'));
  // An offer for sale has no mandate that could wait.
  if (isPending) return now.filter((_step, place) => open[place]?.kind !== 'ofs');
  const lists = [...Map.groupBy(over, listOf)].flatMap(([list, ofList]) =>
    ofList
      .slice(0, fates[list].length + approvedMore)
      .map((issue, place) => stepOf(seeding, issue, fates[list][place] ?? 'approved')),
  );
  return [...now, ...lists, ...between.map((issue) => stepOf(seeding, issue, 'approved'))];
}

/** What has happened since to shares that an application may have brought, at the beginning of each ex-date. */
export function pastActions({ services, clientId }: Seeding, since: number): PastStep[] {
  const { actions, clock } = services;
  return knownIssues(services, since).flatMap(({ share, closesOn }) =>
    actions.past.of(share, { from: closesOn, to: istDay(clock.now()) }).map((action) => ({
      at: istInstant(action.exDate),
      act: () => actions.past.apply(clientId, share, action),
    })),
  );
}
