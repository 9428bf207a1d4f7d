import { fromPaise, type Paise } from '@wealth/domain';
import {
  missingAfter,
  nextSettlement,
  settlementDaysAfter,
  settlementReason,
  settlementSentAt,
  settlementToldAt,
  type NextSettlement,
  type RunningAccount,
  type SettlementChoice,
  type SettlementDay,
  type Withdrawable,
} from '@wealth/domain/funds';
import type { DueEvent, DueSpan } from '../agenda/dueSource.ts';
import { namedAccount, type BankAccount } from '../bank/bankAccounts.ts';
import { noticeTexts } from '../clients/noticeTexts.ts';
import type { WaitingPurchase } from '../orders/model/waitingPurchasesOf.ts';
import { createRunningTable } from './createRunningTable.ts';
import type { Settlements } from './createSettlements.ts';
import type { Fund, FundContext } from './fundContext.ts';

export interface PurchaseAtRisk extends WaitingPurchase {
  /** How much of it a settlement would take away. */
  missing: Paise;
}

export interface RunningAccountView {
  account: RunningAccount;
  next: NextSettlement;
  /** What would go now, and why not the rest. */
  money: Withdrawable;
  payee: BankAccount | null;
  atRisk: PurchaseAtRisk[];
  last: Fund<'settlement'> | null;
}

export interface RunningAccounts {
  view(clientId: string): RunningAccountView;
  choose(clientId: string, choice: SettlementChoice): void;
  /** Waiting purchases that would find too little once so much is paid out, the oldest first. */
  atRisk(clientId: string, paidOut: Paise): PurchaseAtRisk[];
  /** What comes next of the days of settlement, and of telling of them. */
  next(span: DueSpan): DueEvent | null;
}

export interface RunningAccountsOptions extends FundContext {
  settlements: Settlements;
  /** Those of a client, the oldest first. */
  waitingPurchases: (clientId: string) => WaitingPurchase[];
}

/** Makes the running accounts. */
export function createRunningAccounts(options: RunningAccountsOptions): RunningAccounts {
  const { clock, database, ledger, notices, settlements, waitingPurchases } = options;
  const table = createRunningTable(database);

  function atRisk(clientId: string, paidOut: Paise): PurchaseAtRisk[] {
    const waiting = waitingPurchases(clientId);
    if (waiting.length === 0) return [];
    const missing = missingAfter(
      waiting.map(({ needed }) => needed),
      { available: ledger.available(clientId), paidOut },
    );
    return waiting.flatMap((purchase, at) => {
      const amount = missing[at] ?? 0;
      return amount > 0 ? [{ ...purchase, missing: fromPaise(amount) }] : [];
    });
  }

  /** Tells a client whose GTTs would lose their money by a settlement. */
  function tell(clientId: string, day: SettlementDay): void {
    if (settlementReason(day, table.of(clientId)) === null) return;
    const payee = settlements.payee(clientId, settlementSentAt(day.day));
    const { withdrawable } = ledger.withdrawable(clientId);
    const losers = atRisk(clientId, withdrawable);
    if (!payee || losers.length === 0) return;
    const symbols = [...new Set(losers.map(({ order }) => order.symbol))];
    notices.add(clientId, noticeTexts.settlementNear(withdrawable, namedAccount(payee), symbols));
  }

  function settle(clientId: string, day: SettlementDay): void {
    const reason = settlementReason(day, table.of(clientId));
    if (reason !== null) settlements.settle(clientId, reason);
  }

  /** Does something for everybody who has money, once: what is written is known after a restart. */
  function forAll(at: number, work: (clientId: string) => void): DueEvent {
    const act = () =>
      database.transaction(() => {
        for (const clientId of table.withMoney()) work(clientId);
        table.setDone(at);
      });
    return { at, needsRound: true, act };
  }

  function eventAfter(after: number): DueEvent | null {
    const [day] = settlementDaysAfter(after, 1);
    if (!day) return null;
    const toldAt = settlementToldAt(day.day);
    if (toldAt > after) return forAll(toldAt, (clientId) => tell(clientId, day));
    return forAll(settlementSentAt(day.day), (clientId) => settle(clientId, day));
  }

  return {
    view(clientId) {
      const account = table.of(clientId);
      const next = nextSettlement(account, clock.now());
      const money = ledger.withdrawable(clientId);
      return {
        account,
        next,
        money,
        payee: settlements.payee(clientId, next.sentAt),
        atRisk: atRisk(clientId, money.withdrawable),
        last: settlements.last(clientId),
      };
    },
    choose: table.choose,
    atRisk,
    next({ from, to }) {
      const first = eventAfter(from);
      if (!first || first.at > to) return null;
      // What is written is done, also where it is not known how far the agenda had come.
      const event = eventAfter(Math.max(from, table.doneUntil()));
      return event && event.at <= to ? event : null;
    },
  };
}
