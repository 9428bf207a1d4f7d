import {
  fromPaise,
  fromWire,
  istDay,
  istInstant,
  addDays,
  toIstIso,
  toIstIsoMs,
  toWire,
  type Paise,
} from '@wealth/domain';
import { isReasonOf, lostApplication, type ClaimReason, type ClaimSubjectKind } from '@wealth/domain/claims';
import type { DataOf } from '@wealth/api-sdk/operations';
import type { Funds } from '../funds/createFunds.ts';
import type { Issues } from '../issues/createIssues.ts';
import { smallestQuantity } from '../issues/issueDesk.ts';
import { issueTimesOf, type Issue } from '../issues/issueState.ts';
import type { StoredApplication } from '../issues/issueTable.ts';
import { subscriptionOf } from '../issues/subscriptionOf.ts';
import { toWireApplication } from '../issues/toWireApplication.ts';
import { typedBids } from '../issues/typedBids.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import type { Orders } from '../orders/createOrders.ts';
import type { StoredOrder } from '../orders/model/orderRows.ts';

export type WireSubject = NonNullable<DataOf<'previewClaim'>['subject']>;
export type WireFormula = NonNullable<DataOf<'previewClaim'>['formula']>;
export type WireRecord = DataOf<'getClaim'>['record'];

/** Something of the client's that a claim can be about. */
export interface ClaimSubject {
  wire: WireSubject;
  /** What rules say is owed for it. */
  formulas: readonly WireFormula[];
  /** Our own record of it; read where it is wanted. */
  record: () => WireRecord;
}

export interface ClaimSubjects {
  /** Null for what is not the client's. */
  find(clientId: string, of: { kind: ClaimSubjectKind; id: string }): ClaimSubject | null;
  /** The newest first. */
  recent(clientId: string): ClaimSubject[];
}

export interface ClaimSubjectSources {
  clock: SandboxClock;
  funds: Funds;
  issues: Issues;
  ledger: Ledger;
  market: Market;
  orders: Orders;
}

/** Of each kind. */
const recentAtMost = 30;

const noFigures = { days: null, blocked: null, gain: null, shares: null, chance_percent: null };
const noLine = { quantity: null, price: null, amount: null };

/** What is owed for an amount that its bank has not released in time. */
function lateFormula(
  application: StoredApplication,
  { issues, clock }: Pick<ClaimSubjectSources, 'issues' | 'clock'>,
): WireFormula | null {
  const { compensation } = toWireApplication(application, { issues, now: clock.now });
  if (compensation === null) return null;
  const { days, amount } = compensation;
  return {
    ...noFigures,
    code: 'late_unblock',
    amount,
    days,
    blocked: toWire(fromPaise(application.amount)),
  };
}

/** The first price of a share on the exchange; null before it is listed. */
function listingPrice(
  issue: Issue,
  { market, clock }: Pick<ClaimSubjectSources, 'market' | 'clock'>,
): Paise | null {
  const { listsAt } = issueTimesOf(issue);
  if (clock.now() < listsAt) return null;
  const { symbol } = issue.share;
  const before = istInstant(addDays(istDay(listsAt), 1)) / 1000;
  const candle = market
    .engine()
    .candles({ market: issue.share.market, symbol, interval: '1d', before, limit: 1, adjusted: false })
    ?.at(-1);
  return candle ? fromWire(candle.open) : null;
}

/** What is owed for an application whose mandate never came, had it been taken. */
function lostFormula(application: StoredApplication, sources: ClaimSubjectSources): WireFormula | null {
  const { issues, clock } = sources;
  if (application.state !== 'EXPIRED') return null;
  const issue = issues.desk.known(application.issue_id);
  const { prices, terms } = issue;
  const price = listingPrice(issue, sources);
  const retail = subscriptionOf(issue, issues.desk, { now: clock.now(), own: [] })?.retail ?? null;
  if (price === null || !prices || !terms || retail === null) return null;
  const asked = Math.max(...typedBids(application).map(({ quantity }) => quantity));
  const { applicants, lots } = retail;
  // Where lots are drawn one goes to each; where there are enough all that was asked for does.
  const shares = lots < applicants ? smallestQuantity(terms) : asked;
  const { gain, chancePercent, owed } = lostApplication({
    listingPrice: price,
    issuePrice: prices.issuePrice,
    shares,
    applicants,
    lots,
  });
  return {
    ...noFigures,
    code: 'lost_application',
    amount: toWire(owed),
    gain: toWire(gain),
    shares,
    chance_percent: chancePercent,
  };
}

/** What a rule says is owed for a reason; null where none does. */
export function formulaOf(subject: ClaimSubject | null, reason: ClaimReason): WireFormula | null {
  if (!subject || !isReasonOf(reason, subject.wire.kind)) return null;
  return subject.formulas.find(({ code, amount }) => code === reason && amount > 0) ?? null;
}

function createOrderSubjects({ orders }: ClaimSubjectSources) {
  const all = {
    from: null,
    to: null,
    side: null,
    state: null,
    symbols: null,
    tag: null,
    market: null,
    symbol: null,
  };

  function recordOf(order: StoredOrder): WireRecord {
    const { steps, trades } = orders.logOf(order);
    const lines = [
      ...steps.map(({ status, at }) => ({ at, ...noLine, state: status })),
      ...trades.map(({ quantity, price_paise: price, at }) => ({
        at,
        ...noLine,
        state: 'TRADE',
        quantity,
        price: toWire(fromPaise(price)),
      })),
    ];
    return lines
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, ...line }) => ({ time: toIstIsoMs(at), ...line }));
  }

  const subjectOf = (order: StoredOrder): ClaimSubject => ({
    wire: {
      kind: 'order',
      id: order.id,
      reference: order.exchange_number ?? order.id.slice(0, 8).toUpperCase(),
      name: order.symbol,
      quantity: order.quantity,
      at: toIstIso(order.placed_at),
    },
    formulas: [],
    record: () => recordOf(order),
  });

  return {
    find(clientId: string, id: string) {
      const order = orders.find(clientId, id);
      return order && subjectOf(order);
    },
    recent: (clientId: string) =>
      [
        ...orders.awaiting(clientId),
        ...orders.history(clientId, { ...all, before: null, limit: recentAtMost }),
      ].map(subjectOf),
  };
}

function createApplicationSubjects(sources: ClaimSubjectSources) {
  const { issues, clock } = sources;

  function subjectOf(application: StoredApplication): ClaimSubject {
    const {
      reference,
      subject,
      quantity,
      history,
      asked_at: askedAt,
    } = toWireApplication(application, {
      issues,
      now: clock.now,
    });
    const isIssue = application.kind === 'ipo' || application.kind === 'fpo';
    const formulas = isIssue ? [lateFormula(application, sources), lostFormula(application, sources)] : [];
    return {
      wire: { kind: 'application', id: application.id, reference, name: subject.name, quantity, at: askedAt },
      formulas: formulas.filter((one) => one !== null),
      record: () => history.map(({ state, time }) => ({ ...noLine, time, state })),
    };
  }

  return {
    find(clientId: string, id: string) {
      const application = issues.table.find(clientId, id);
      return application && subjectOf(application);
    },
    recent: (clientId: string) => issues.table.list(clientId, { limit: recentAtMost }).map(subjectOf),
  };
}

function createMovementSubjects({ funds, ledger }: ClaimSubjectSources) {
  type Fund = NonNullable<ReturnType<Funds['deposits']['find']> | ReturnType<Funds['withdrawals']['find']>>;
  const page = { before: null, limit: recentAtMost };

  const subjectOf = ({ payment, movement }: Fund): ClaimSubject => ({
    wire: {
      kind: 'movement',
      id: movement.id,
      reference: payment.reference,
      name: payment.kind,
      quantity: toWire(fromPaise(payment.amount)),
      at: toIstIso(payment.asked_at),
    },
    formulas: [],
    record: () =>
      (ledger.movement(movement.clientId, movement.id) ?? movement).history.map(({ state, at }) => ({
        ...noLine,
        time: toIstIsoMs(at),
        state,
        amount: toWire(fromPaise(payment.amount)),
      })),
  });

  return {
    find(clientId: string, id: string) {
      const fund = funds.deposits.find(clientId, id) ?? funds.withdrawals.find(clientId, id);
      return fund && subjectOf(fund);
    },
    recent: (clientId: string) =>
      [...funds.deposits.list(clientId, page), ...funds.withdrawals.list(clientId, page)].map(subjectOf),
  };
}

/** Makes the view on what claims can be about. */
export function createClaimSubjects(sources: ClaimSubjectSources): ClaimSubjects {
  const kinds = {
    order: createOrderSubjects(sources),
    application: createApplicationSubjects(sources),
    movement: createMovementSubjects(sources),
  };
  return {
    find: (clientId, { kind, id }) => kinds[kind].find(clientId, id),
    recent: (clientId) =>
      Object.values(kinds)
        .flatMap(({ recent }) => recent(clientId))
        .toSorted((one, other) => Date.parse(other.wire.at) - Date.parse(one.wire.at)),
  };
}
