import { fromPaise, tradeDayOf, valueAt, type Paise } from '@wealth/domain';
import { drawOrder, ownAllotment, quantityAt, type PublishedAllotment } from '@wealth/domain/issues';
import { issueNotices } from '../clients/issueNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import { settledAt } from '../ledger/tradeDays.ts';
import { blockOf, type Mandates } from './createMandates.ts';
import { notify, stepTo, type IssueContext } from './issueContext.ts';
import type { Allotted, TakingPart } from './issueDesk.ts';
import { isOffer, issueTimesOf, type Issue } from './issueState.ts';
import { tradeIdOf, type StoredApplication } from './issueTable.ts';
import { offerCharges } from './offerCharges.ts';
import { typedBids } from './typedBids.ts';

/** Shares of issues, and what becomes of the money. */
export interface Allotments {
  /** Allots an issue: once, and nothing the second time. @returns How many applications of ours it decided. */
  allot(issue: Issue): number;
  /** Does what comes next by itself of an application that is due. */
  next(application: StoredApplication): void;
  /** How the issue was allotted; null before. */
  drawOf(issue: Issue): Allotted | null;
}

const takesPart = { ipo: 'MANDATE_APPROVED', fpo: 'MANDATE_APPROVED', ofs: 'BLOCKED' } as const;

/** The quantity of an application that counts at the price of an issue; 0 for none. */
function countedQuantity(issue: Issue, application: StoredApplication): number {
  const price = isOffer(issue) ? issue.cutOff : issue.prices?.issuePrice;
  return price === null || price === undefined ? 0 : quantityAt(typedBids(application), price);
}

function takingPart(issue: Issue, applications: readonly StoredApplication[]): TakingPart[] {
  return applications.flatMap((application) => {
    const quantity = countedQuantity(issue, application);
    return quantity > 0 ? [{ application, quantity }] : [];
  });
}

/** Of an offer for sale: bids above the price are filled in full, and those below it not at all. */
function besideTheDraw({ price }: Allotted, { application, quantity }: TakingPart): number | null {
  const bid = typedBids(application)[0]?.price ?? null;
  if (application.kind !== 'ofs' || bid === null || bid === price) return null;
  return bid > price ? quantity : 0;
}

/** What an application gets, at which price, and by which number in the draw. */
interface Outcome {
  number: number | null;
  allotted: number;
  price: Paise;
}

const nothingAt = (price: Paise): Outcome => ({ number: null, allotted: 0, price });

/** What each application gets that waits for the allotment. */
function outcomesOf(parts: readonly TakingPart[], result: Allotted): ReadonlyMap<StoredApplication, Outcome> {
  const { price, firstNumber, draw } = result;
  const drawn = parts.filter((part) => besideTheDraw(result, part) === null);
  // In an offer for sale everybody may have bid above the price: then nobody is drawn.
  const order = drawn.length > 0 ? drawOrder(draw) : undefined;
  const beside = parts.flatMap((part): Array<[StoredApplication, Outcome]> => {
    const allotted = besideTheDraw(result, part);
    return allotted === null ? [] : [[part.application, { number: null, allotted, price }]];
  });
  const inDraw = drawn.map(({ application, quantity }, place): [StoredApplication, Outcome] => {
    const number = firstNumber + place;
    return [
      application,
      { number, price, allotted: ownAllotment(draw, { number, quantity }, order).allotted },
    ];
  });
  return new Map([...beside, ...inDraw]);
}

function notAllottedReason(issue: Issue, application: StoredApplication, price: Paise): string {
  if (quantityAt(typedBids(application), price) > 0) return 'not_drawn';
  return isOffer(issue) ? 'below_cut_off' : 'below_issue_price';
}

function notAllotted(context: IssueContext, issue: Issue, application: StoredApplication): void {
  const reason = notAllottedReason(issue, application, fromPaise(application.price ?? 0));
  notify(context, application, issueNotices.notAllotted(issue.share.name));
  if (isOffer(issue)) context.ledger.release(application.client_id, application.id);
  const values = isOffer(issue)
    ? { released_at: context.clock.now() }
    : { due_at: issueTimesOf(issue).unblockAt };
  stepTo(context, application, { state: 'NOT_ALLOTTED', reason, values });
}

/** A trade of the exchange, whose stamp duty the seller pays. */
function bookOffer({ clock, ledger }: IssueContext, issue: Issue, application: StoredApplication): void {
  const { market, symbol, isin } = issue.share;
  const quantity = application.allotted ?? 0;
  const price = fromPaise(application.price ?? 0);
  const at = clock.now();
  ledger.bookFill({
    clientId: application.client_id,
    reference: application.id,
    tradeId: tradeIdOf(application.id),
    side: 'BUY',
    market,
    symbol,
    isin,
    quantity,
    price,
    at,
    lines: offerCharges(market, valueAt(price, quantity), tradeDayOf(at)).lines,
    isFirst: true,
    depositoryLines: [],
    stillHeld: fromPaise(0),
  });
}

const reasonOf = { full: 'in_full', proportional: 'in_proportion', lots: 'drawn' } as const;

/** Why an application has received what it has: of an offer for sale by its own bid, else as everybody's. */
function allottedReason({ basis }: PublishedAllotment, application: StoredApplication): string {
  if (basis !== 'cut_off') return reasonOf[basis];
  const asked = typedBids(application)[0]?.quantity ?? 0;
  return application.allotted === asked ? 'in_full' : 'in_proportion';
}

function allottedTo(
  context: IssueContext,
  { issue, draw }: { issue: Issue; draw: PublishedAllotment },
  application: StoredApplication,
): void {
  const allotted = application.allotted ?? 0;
  const amount = valueAt(fromPaise(application.price ?? 0), allotted);
  notify(context, application, issueNotices.allotted(issue.share.name, allotted, amount));
  if (isOffer(issue)) bookOffer(context, issue, application);
  const dueAt = isOffer(issue) ? settledAt(tradeDayOf(context.clock.now())) : issueTimesOf(issue).debitAt;
  const reason = allottedReason(draw, application);
  stepTo(context, application, { state: 'ALLOTTED', reason, values: { due_at: dueAt } });
}

function allot(context: IssueContext, issue: Issue): number {
  const { desk, table } = context;
  const ofIssue = table.ofIssue(issue.id);
  const waiting = ofIssue.filter(({ kind, state }) => kind !== 'block' && state === takesPart[kind]);
  if (waiting.length === 0) return 0;
  const parts = takingPart(issue, waiting);
  const result = desk.allot(issue, parts);
  if (!result) throw new RangeError(`${issue.id} has no price to be allotted at`);
  const outcomes = outcomesOf(parts, result);
  for (const application of waiting) {
    const outcome = outcomes.get(application) ?? nothingAt(result.price);
    table.update(application.id, outcome);
    const decided = { ...application, ...outcome };
    if (outcome.allotted === 0) notAllotted(context, issue, decided);
    else allottedTo(context, { issue, draw: result.draw }, decided);
  }
  return waiting.length;
}

/** What is debited and the rest of the block are one instruction to the bank. */
function debit(context: IssueContext, application: StoredApplication): void {
  const { clock, desk, ledger } = context;
  const { client_id: clientId, issue_id: issueId, market, symbol, isin, allotted, price } = application;
  const at = clock.now();
  const quantity = allotted ?? 0;
  const cost = valueAt(fromPaise(price ?? 0), quantity);
  moved(ledger.advance(blockOf(context, application), 'UNBLOCKED', { at }));
  ledger.allot({ clientId, share: { isin, market, symbol }, at, reference: issueId, quantity, cost });
  const values = { released_at: at, due_at: issueTimesOf(desk.known(issueId)).listsAt };
  stepTo(context, application, { state: 'DEBITED', values });
}

function allotmentOf(
  { ledger }: IssueContext,
  { client_id: clientId, issue_id: reference }: StoredApplication,
): Movement<'allotment'> {
  const [found] = ledger.movements(clientId, { kinds: ['allotment'], reference, limit: 1 });
  if (found?.kind !== 'allotment') throw new RangeError(`nothing of ${reference} was allotted`);
  return { ...found, kind: 'allotment' };
}

function list(context: IssueContext, application: StoredApplication): void {
  const { clock, desk, ledger } = context;
  const { share } = desk.known(application.issue_id);
  moved(ledger.advance(allotmentOf(context, application), 'LISTED', { at: clock.now() }));
  notify(context, application, issueNotices.listed(share.name, share.symbol));
  stepTo(context, application, { state: 'LISTED' });
}

/** A bank that does not release in time is told of on the day from which it owes for it. */
function releaseOrTell(context: IssueContext & { mandates: Mandates }, application: StoredApplication): void {
  const { clock, desk, mandates, table } = context;
  if (application.is_late === 0) {
    mandates.release(application);
    return;
  }
  const issue = desk.known(application.issue_id);
  const { listsAt } = issueTimesOf(issue);
  if (clock.now() < listsAt) {
    table.update(application.id, { due_at: listsAt });
    return;
  }
  const notice = issueNotices.unblockLate(issue.share.name, fromPaise(application.amount));
  notify(context, application, notice);
  table.update(application.id, { due_at: null, is_late: 2 });
}

/** Makes the allotments. */
export function createAllotments(context: IssueContext, mandates: Mandates): Allotments {
  const { clock, database, desk, table } = context;

  const steps: Readonly<Record<string, (application: StoredApplication) => void>> = {
    MANDATE_PENDING: mandates.expire,
    MANDATE_APPROVED: ({ issue_id: id }) => allot(context, desk.known(id)),
    BLOCKED: ({ issue_id: id }) => allot(context, desk.known(id)),
    ALLOTTED: (application) => {
      if (application.kind === 'ofs') stepTo(context, application, { state: 'SETTLED' });
      else debit(context, application);
    },
    DEBITED: (application) => list(context, application),
    NOT_ALLOTTED: (application) => releaseOrTell({ ...context, mandates }, application),
    WITHDRAWN: mandates.release,
    CANCELLED: mandates.release,
  };

  return {
    allot: (issue) => database.transaction(() => allot(context, issue)),
    next(application) {
      const step = steps[application.state];
      if (!step) throw new RangeError(`nothing is due of an application that is ${application.state}`);
      database.transaction(() => step(application));
    },
    drawOf(issue) {
      if (clock.now() < issue.times.allottedAt || issue.isWithdrawn) return null;
      const decided = table.ofIssue(issue.id).filter(({ allotted }) => allotted !== null);
      return desk.allot(issue, takingPart(issue, decided));
    },
  };
}
