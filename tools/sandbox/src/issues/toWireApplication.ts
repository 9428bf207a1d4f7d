import {
  fromPaise,
  istDay,
  settlesOn,
  sumOf,
  toIstIso,
  toWire,
  tradeDayOf,
  valueAt,
  type Paise,
} from '@wealth/domain';
import { drawOrder, lateUnblock } from '@wealth/domain/issues';
import type { DataOf } from '@wealth/api-sdk/operations';
import { namedAccount } from '../bank/bankAccounts.ts';
import { findInstrument } from '../market/findInstrument.ts';
import { toWireCharges } from '../orders/wire/toWireDetail.ts';
import type { Issues } from './createIssues.ts';
import { issueTimesOf, type Issue } from './issueState.ts';
import type { StoredApplication } from './issueTable.ts';
import { toWireApplicationReason } from './issueTexts.ts';
import { referenceOf } from './referenceOf.ts';
import { toWireDraw } from './toWireIssue.ts';
import { toWireState } from './toWireState.ts';
import { typedBids } from './typedBids.ts';
import { waitOf } from './waitOf.ts';

type WireApplication = DataOf<'getApplications'>['items'][number];
type WireApplicationDetail = DataOf<'getApplication'>;

export interface ApplicationSource {
  issues: Issues;
  now: () => number;
}

const rupees = (paise: number | null) => toWire(fromPaise(paise ?? 0));

/** What each bid is worth; one at cut-off at the top of the band, or at the cut-off that is known. */
function bidsOf(application: StoredApplication, issue: Issue | null): WireApplication['bids'] {
  const top = issue?.terms ? (issue.terms.highest ?? issue.terms.cutOff ?? issue.terms.lowest) : null;
  return typedBids(application).map(({ quantity, price }) => ({
    quantity,
    price: price === null ? null : toWire(price),
    amount: toWire(valueAt(price ?? top ?? fromPaise(0), quantity)),
  }));
}

/** What was paid for shares, with charges. */
function paidOf(application: StoredApplication, issues: Issues): Paise {
  const { allotted, price, state, kind } = application;
  const isPaid =
    ['DEBITED', 'LISTED', 'MET', 'SETTLED'].includes(state) || (kind === 'ofs' && state === 'ALLOTTED');
  if (!isPaid || allotted === null || price === null) return fromPaise(0);
  const charges = issues.table.chargesOf(application).map(({ amount }) => amount);
  return sumOf([valueAt(fromPaise(price), allotted), ...charges]);
}

const blockedStates = ['MANDATE_APPROVED', 'ALLOTTED', 'NOT_ALLOTTED'];

/** Whether what was asked for is blocked now. */
function isBlockedNow({ kind, state, due_at: dueAt, released_at: releasedAt }: StoredApplication): boolean {
  if (kind === 'ofs') return state === 'BLOCKED';
  if (kind === 'block') return state === 'WAITING';
  // What was withdrawn is released when something is due.
  const isEnding = (state === 'WITHDRAWN' || state === 'CANCELLED') && dueAt !== null;
  return releasedAt === null && (blockedStates.includes(state) || isEnding);
}

/** Shares that are to be sold. */
function unitsOf(application: StoredApplication): WireApplication['money'] {
  const quantity = typedBids(application)[0]?.quantity ?? 0;
  const paid = application.state === 'MET' || application.state === 'SETTLED' ? quantity : 0;
  const blocked = application.state === 'WAITING' ? quantity : 0;
  return { place: 'units', blocked, paid, free: quantity - blocked - paid };
}

function moneyOf(application: StoredApplication, issues: Issues): WireApplication['money'] {
  const { kind, side, amount } = application;
  if (side === 'SELL') return unitsOf(application);
  const paid = paidOf(application, issues);
  const blocked = isBlockedNow(application) ? amount : 0;
  return {
    place: kind === 'ofs' || kind === 'block' ? 'cash' : 'bank',
    blocked: rupees(blocked),
    paid: toWire(paid),
    free: rupees(Math.max(0, amount - blocked - paid)),
  };
}

function accountOf(application: StoredApplication): WireApplication['account'] {
  const { bank_id: id, ifsc, number_end: numberEnd, holder } = application;
  if (id === null || ifsc === null || numberEnd === null || holder === null) return null;
  return { id, ...namedAccount({ ifsc, number_end: numberEnd }), ifsc, holder };
}

function mandateOf(application: StoredApplication, issue: Issue | null): WireApplication['mandate'] {
  const { mandate_reference: reference, mandate_sent_at: sentAt, decided_at: decidedAt } = application;
  if (reference === null || sentAt === null || !issue) return null;
  return {
    reference,
    sent_at: toIstIso(sentAt),
    until: toIstIso(issueTimesOf(issue).mandatesUntil),
    decided_at: decidedAt === null ? null : toIstIso(decidedAt),
  };
}

function allotmentOf(
  application: StoredApplication,
  issue: Issue | null,
  paid: Paise,
): WireApplication['allotment'] {
  const { kind, allotted, price, decided_at: decidedAt, amount } = application;
  if (allotted === null || price === null) return null;
  const at = kind === 'block' ? decidedAt : (issue?.times.allottedAt ?? null);
  const cost = valueAt(fromPaise(price), allotted);
  const taken = Math.max(cost, paid);
  return {
    quantity: allotted,
    price: rupees(price),
    amount: toWire(cost),
    released: application.side === 'SELL' ? 0 : rupees(Math.max(0, amount - taken)),
    at: toIstIso(at ?? application.asked_at),
  };
}

/** What a late bank owes until today, or owed when it released the money. */
function compensationOf(
  application: StoredApplication,
  issue: Issue | null,
  now: number,
): WireApplication['compensation'] {
  if (application.is_late === 0 || !issue || application.allotted !== 0) return null;
  const { lateFrom } = issueTimesOf(issue);
  const until = istDay(application.released_at ?? now);
  const { days, owed, yearly } = lateUnblock(fromPaise(application.amount), lateFrom, until);
  return days === 0 ? null : { days, since: lateFrom, amount: toWire(owed), yearly: toWire(yearly) };
}

function actionsOf(application: StoredApplication, issue: Issue | null, { issues }: ApplicationSource) {
  const { kind, state } = application;
  const withdraw = 'withdraw' as const;
  if (kind === 'block') return state === 'WAITING' ? [withdraw] : [];
  const isOpen = issues.applications.isOpen(application);
  const canWithdraw = isOpen && issue?.board === 'mainboard';
  return [
    ...(isOpen ? (['change'] as const) : []),
    ...(canWithdraw ? [withdraw] : []),
    ...(state === 'MANDATE_PENDING' ? (['resend_mandate', 'decide_mandate'] as const) : []),
  ];
}

const nameOf = ({ market, symbol }: StoredApplication) => findInstrument(market, symbol)?.name ?? symbol;

export function toWireApplication(
  application: StoredApplication,
  source: ApplicationSource,
): WireApplication {
  const { issues, now } = source;
  const { kind, market, symbol, issue_id: issueId } = application;
  const issue = kind === 'block' ? null : issues.desk.known(issueId);
  const instrument = findInstrument(market, symbol);
  if (!instrument) throw new RangeError(`there is no share ${symbol}`);
  const quantities = typedBids(application).map(({ quantity }) => quantity);
  return {
    id: application.id,
    reference: referenceOf(application),
    kind,
    subject: {
      id: issueId,
      kind,
      board: issue?.board ?? 'mainboard',
      name: nameOf(application),
      instrument: { market: instrument.market, symbol },
    },
    side: application.side,
    bids: bidsOf(application, issue),
    quantity: Math.max(...quantities),
    amount: rupees(application.amount),
    state: toWireState(application.state),
    asked_at: toIstIso(application.asked_at),
    account: accountOf(application),
    upi_id: application.upi_id,
    money: moneyOf(application, issues),
    mandate: mandateOf(application, issue),
    allotment: allotmentOf(application, issue, paidOf(application, issues)),
    compensation: compensationOf(application, issue, now()),
    waiting_for: waitOf(application, issue),
    actions: actionsOf(application, issue, source),
    history: issues.table.stepsOf(application.id).map(({ state, at, reason }) => ({
      state: toWireState(state),
      time: toIstIso(at),
      reason: toWireApplicationReason(reason),
    })),
  };
}

function ownDrawOf(
  { number }: StoredApplication,
  issue: Issue | null,
  { issues }: ApplicationSource,
): WireApplicationDetail['draw'] {
  const allotted = issue && number !== null ? issues.allotments.drawOf(issue) : null;
  if (!allotted || !issue || number === null) return null;
  const place = drawOrder(allotted.draw).placeOf(number);
  // Clients count from one.
  return { number: number + 1, place, draw: toWireDraw(allotted.draw, issue.times.allottedAt) };
}

function tradeOf(
  application: StoredApplication,
  { issues }: ApplicationSource,
): WireApplicationDetail['trade'] {
  const { kind, state, allotted, price, decided_at: decidedAt, side, issue_id: issueId } = application;
  const isTraded = kind === 'ofs' ? ['ALLOTTED', 'SETTLED'] : ['MET', 'SETTLED'];
  if ((kind !== 'ofs' && kind !== 'block') || !isTraded.includes(state) || !allotted || price === null)
    return null;
  const at =
    kind === 'ofs' ? issues.desk.known(issueId).times.allottedAt : (decidedAt ?? application.asked_at);
  const value = valueAt(fromPaise(price), allotted);
  const lines = issues.table.chargesOf(application);
  const charges = sumOf(lines.map(({ amount }) => amount));
  return {
    quantity: allotted,
    price: rupees(price),
    value: toWire(value),
    charges: toWireCharges(lines),
    total: rupees(side === 'BUY' ? value + charges : value - charges),
    traded_at: toIstIso(at),
    settlement_date: settlesOn(tradeDayOf(at)),
  };
}

export function toWireApplicationDetail(
  application: StoredApplication,
  source: ApplicationSource,
): WireApplicationDetail {
  const issue = application.kind === 'block' ? null : source.issues.desk.known(application.issue_id);
  return {
    ...toWireApplication(application, source),
    draw: ownDrawOf(application, issue, source),
    trade: tradeOf(application, source),
  };
}
