import { istDay, istInstant, type CalendarDay } from '@wealth/domain';
import type { DueEvent, DueSource } from '../agenda/dueSource.ts';
import { namedAccount, type BankAccount } from '../bank/bankAccounts.ts';
import type { CorporateAction, Instrument } from '../engine/index.ts';
import { diskFaultOf } from '../machine/diskFault.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { ActionContext } from './actionContext.ts';
import { createActionTable, type ActionTable, type StoredAction } from './actionTable.ts';
import { createExDates } from './createExDates.ts';
import { createApply } from './createApply.ts';
import { createSteps, type ActionSteps } from './createSteps.ts';

/** What companies do to the shares of clients. */
export interface Actions extends Pick<ActionTable, 'find' | 'list' | 'entries'> {
  /** What is announced for shares that a client holds: with an ex-date in these days. */
  announced(clientId: string, days: { from: CalendarDay; to: CalendarDay }): AnnouncedForClient[];
  /** A dividend of a client's that is not paid. */
  openDividend(clientId: string, symbol: string): StoredAction | null;
  payDividend(action: StoredAction): StoredAction;
  withhold: ActionSteps['withhold'];
  /** For clients that are given a past. */
  past: PastActions;
  /** Ex-dates of what is held, and what follows them. */
  due: DueSource;
}

export interface AnnouncedForClient {
  instrument: Instrument;
  isin: string;
  action: CorporateAction;
  quantity: number;
}

export interface PastActions {
  /** What has happened to a share in a time, the earliest first. */
  of(instrument: Instrument, days: { from: CalendarDay; to: CalendarDay }): CorporateAction[];
  apply(clientId: string, instrument: Instrument, action: CorporateAction): void;
  /** Does what was due up to an instant. */
  catchUp(clientId: string, until: number): void;
  /** Gives all dividends that were paid before the start the account that they went to. */
  name(clientId: string, account: BankAccount): void;
}

export interface ActionsOptions extends Omit<ActionContext, 'table'> {
  /** Called where an action could not be applied to one client. */
  onError: (error: unknown) => void;
}

/** A dividend counts what was held before anything else of its day. */
const inOrder = (actions: readonly CorporateAction[]) =>
  actions.toSorted((one, other) => {
    if (one.exDate !== other.exDate) return one.exDate < other.exDate ? -1 : 1;
    return Number(other.kind === 'dividend') - Number(one.kind === 'dividend');
  });

interface PastOptions {
  apply: ReturnType<typeof createApply>;
  steps: ActionSteps;
}

/** Makes what gives clients a past of actions. */
function createPast({ market, table }: ActionContext, { apply, steps }: PastOptions): PastActions {
  return {
    of: (instrument, days) => inOrder(market.actionsBetween(instrument, days)),
    apply: (clientId, instrument, action) => apply({ clientId, instrument, action }, 'past'),
    catchUp(clientId, until) {
      for (let due = table.nextDue(until, clientId); due; due = table.nextDue(until, clientId)) {
        steps.next(due, 'past');
      }
    },
    name(clientId, account) {
      for (const action of table.list(clientId, 'dividend')) {
        const { dividend } = action.facts;
        if (!dividend || dividend.paidOn === null || dividend.account) continue;
        table.put(action, { ...action.facts, dividend: { ...dividend, account: namedAccount(account) } });
      }
    },
  };
}

/** Makes what companies do to the shares of clients. */
export function createActions({ onError, ...options }: ActionsOptions): Actions {
  const { clock, database, ledger, market } = options;
  const table = createActionTable(database);
  const context = { ...options, table };
  const apply = createApply(context);
  const steps = createSteps(context);
  const exDates = createExDates({ database, market, table });

  const instrumentOf = (isin: string) => listingOf(market.engine(), isin);

  /** One client's trouble is not that of the others. */
  function guarded(clientId: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      // Nothing can be written at all.
      if (diskFaultOf(error) !== null) throw error;
      onError(new Error(`An action could not be applied to client ${clientId}.`, { cause: error }));
    }
  }

  function actOn(exDate: CalendarDay): void {
    for (const { isin, clientIds } of table.held()) {
      const instrument = instrumentOf(isin);
      if (!instrument) continue;
      for (const action of inOrder(market.actionsBetween(instrument, { from: exDate, to: exDate }))) {
        for (const clientId of clientIds) {
          guarded(clientId, () => apply({ clientId, instrument, action }, 'now'));
        }
      }
    }
  }

  function exDateBetween(from: number, to: number): DueEvent | null {
    const days = { from: istDay(from), to: istDay(to) };
    if (days.from === days.to) return null;
    const exDate = exDates.next(days);
    // Orders that wait for other prices have ended, and trades of the day before are booked.
    return exDate && { at: istInstant(exDate), needsRound: true, act: () => actOn(exDate) };
  }

  function stepUntil(until: number): DueEvent | null {
    const action = table.nextDue(until);
    if (action?.due_at === undefined || action.due_at === null) return null;
    return { at: action.due_at, needsRound: false, act: () => steps.next(action, 'now') };
  }

  return {
    find: table.find,
    list: table.list,
    entries: table.entries,
    announced(clientId, days) {
      return ledger.units(clientId).flatMap(({ isin, quantity }) => {
        const instrument = instrumentOf(isin);
        const actions = instrument ? market.actionsBetween(instrument, days) : [];
        return instrument ? actions.map((action) => ({ instrument, isin, action, quantity })) : [];
      });
    },
    openDividend(clientId, symbol) {
      const open = table
        .list(clientId, 'dividend')
        .filter((one) => one.symbol === symbol && one.facts.dividend?.paidOn === null);
      return open.at(-1) ?? null;
    },
    payDividend: (action) => steps.payDividend(action, clock.now(), 'now'),
    withhold: steps.withhold,
    past: createPast(context, { apply, steps }),
    due: {
      name: 'actions of companies',
      next({ from, to }) {
        const step = stepUntil(to);
        const exDate = exDateBetween(from, step ? step.at : to);
        return exDate && (!step || exDate.at <= step.at) ? exDate : step;
      },
      forget: exDates.forget,
    },
  };
}
