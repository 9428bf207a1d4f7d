import { fromPaise, tradeDayOf, valueAt, type Paise } from '@wealth/domain';
import { drawOrder, ownAllotment, quantityAt } from '@wealth/domain/issues';
import { issueNotices } from '../clients/issueNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import { settledAt } from '../ledger/tradeDays.ts';
import { blockOf, type Mandates } from './createMandates.ts';
import type { Allotted, TakingPart } from './issueDesk.ts';
import { isOffer, issueTimesOf, type Issue } from './issueState.ts';
import { stepTo, type IssueContext } from './issueContext.ts';
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

/** Makes the allotments. */
export function createAllotments(context: IssueContext, mandates: Mandates): Allotments {
  const { clock, database, desk, ledger, notices, table } = context;

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

  function decided(issue: Issue, application: StoredApplication, allotted: number, price: Paise): void {
    const { share, times } = issue;
    if (allotted === 0) {
      const reason = notAllottedReason(issue, application, price);
      notices.add(application.client_id, issueNotices.notAllotted(share.name));
      if (application.kind === 'ofs') {
        ledger.release(application.client_id, application.id);
        stepTo(context, application, { state: 'NOT_ALLOTTED', reason, values: { released_at: clock.now() } });
        return;
      }
      const values = { due_at: issueTimesOf({ times, id: issue.id }).unblockAt };
      stepTo(context, application, { state: 'NOT_ALLOTTED', reason, values });
      return;
    }
    const amount = valueAt(price, allotted);
    notices.add(application.client_id, issueNotices.allotted(share.name, allotted, amount));
    const isInFull = allotted === Math.max(...typedBids(application).map(({ quantity }) => quantity));
    const dueAt =
      application.kind === 'ofs' ? settledAt(tradeDayOf(clock.now())) : issueTimesOf(issue).debitAt;
    if (application.kind === 'ofs') bookOffer(issue, application, allotted, price);
    const reason = isInFull ? 'in_full' : application.kind === 'ofs' ? 'in_proportion' : 'drawn';
    stepTo(context, application, { state: 'ALLOTTED', reason, values: { due_at: dueAt } });
  }

  function notAllottedReason(issue: Issue, application: StoredApplication, price: Paise): string {
    if (quantityAt(typedBids(application), price) > 0) return 'not_drawn';
    return isOffer(issue) ? 'below_cut_off' : 'below_issue_price';
  }

  /** A trade of the exchange, whose stamp duty the seller pays. */
  function bookOffer(issue: Issue, application: StoredApplication, quantity: number, price: Paise): void {
    const { market, symbol, isin } = issue.share;
    const day = tradeDayOf(clock.now());
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
      at: clock.now(),
      lines: offerCharges(market, valueAt(price, quantity), day).lines,
      isFirst: true,
      depositoryLines: [],
      stillHeld: fromPaise(0),
    });
  }

  function allot(issue: Issue): number {
    return database.transaction(() => {
      const waiting = table
        .ofIssue(issue.id)
        .filter(({ kind, state }) => kind !== 'block' && state === takesPart[kind]);
      if (waiting.length === 0) return 0;
      const parts = takingPart(issue, waiting);
      const result = desk.allot(issue, parts);
      const order = result && drawOrder(result.draw);
      const drawn = result ? parts.filter((part) => besideTheDraw(result, part) === null) : [];
      for (const application of waiting) {
        const part = parts.find((one) => one.application === application);
        const price = result?.price ?? fromPaise(issue.prices?.issuePrice ?? 0);
        const place = part ? drawn.indexOf(part) : -1;
        const number = result && place >= 0 ? result.firstNumber + place : null;
        const beside = result && part ? besideTheDraw(result, part) : null;
        const allotted =
          result && order && part && number !== null
            ? ownAllotment(result.draw, { number, quantity: part.quantity }, order).allotted
            : (beside ?? 0);
        table.update(application.id, { number, allotted, price });
        decided(issue, { ...application, number, allotted, price }, allotted, price);
      }
      return waiting.length;
    });
  }

  /** What is debited and the rest of the block are one instruction to the bank. */
  function debit(application: StoredApplication): void {
    const { client_id: clientId, issue_id: issueId, market, symbol, isin, allotted, price } = application;
    const issue = desk.known(issueId);
    const at = clock.now();
    const quantity = allotted ?? 0;
    const cost = valueAt(fromPaise(price ?? 0), quantity);
    moved(ledger.advance(blockOf(context, application), 'UNBLOCKED', { at }));
    ledger.allot({ clientId, share: { isin, market, symbol }, at, reference: issueId, quantity, cost });
    const values = { released_at: at, due_at: issueTimesOf(issue).listsAt };
    stepTo(context, application, { state: 'DEBITED', values });
  }

  function allotmentOf({
    client_id: clientId,
    issue_id: reference,
  }: StoredApplication): Movement<'allotment'> {
    const [found] = ledger.movements(clientId, { kinds: ['allotment'], reference, limit: 1 });
    if (found?.kind !== 'allotment') throw new RangeError(`nothing of ${reference} was allotted`);
    return { ...found, kind: 'allotment' };
  }

  function list(application: StoredApplication): void {
    const { share } = desk.known(application.issue_id);
    moved(ledger.advance(allotmentOf(application), 'LISTED', { at: clock.now() }));
    notices.add(application.client_id, issueNotices.listed(share.name, share.symbol));
    stepTo(context, application, { state: 'LISTED' });
  }

  /** A bank that does not release in time is told of on the day from which it owes for it. */
  function releaseOrTell(application: StoredApplication): void {
    if (application.is_late === 0) {
      mandates.release(application);
      return;
    }
    const { listsAt } = issueTimesOf(desk.known(application.issue_id));
    if (clock.now() < listsAt) {
      table.update(application.id, { due_at: listsAt });
      return;
    }
    const { share } = desk.known(application.issue_id);
    notices.add(application.client_id, issueNotices.unblockLate(share.name, fromPaise(application.amount)));
    table.update(application.id, { due_at: null, is_late: 2 });
  }

  const steps: Readonly<Record<string, (application: StoredApplication) => void>> = {
    MANDATE_PENDING: mandates.expire,
    MANDATE_APPROVED: ({ issue_id: id }) => allot(desk.known(id)),
    BLOCKED: ({ issue_id: id }) => allot(desk.known(id)),
    ALLOTTED: (application) => {
      if (application.kind === 'ofs') stepTo(context, application, { state: 'SETTLED' });
      else debit(application);
    },
    DEBITED: list,
    NOT_ALLOTTED: releaseOrTell,
    WITHDRAWN: mandates.release,
    CANCELLED: mandates.release,
  };

  return {
    allot,
    next(application) {
      const step = steps[application.state];
      if (!step) throw new RangeError(`nothing is due of an application that is ${application.state}`);
      database.transaction(() => step(application));
    },
    drawOf(issue) {
      if (clock.now() < issue.times.allottedAt || issue.isWithdrawn) return null;
      const decidedOnes = table.ofIssue(issue.id).filter(({ allotted }) => allotted !== null);
      return desk.allot(issue, takingPart(issue, decidedOnes));
    },
  };
}
