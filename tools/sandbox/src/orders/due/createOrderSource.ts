import { addDays, endsGtt, fromPaise, fromWire } from '@wealth/domain';
import * as z from 'zod/mini';
import type { DueSource } from '../../agenda/dueSource.ts';
import type { Notices } from '../../clients/notices.ts';
import type { Database } from '../../database/database.ts';
import { readSetting, writeSetting } from '../../database/settings.ts';
import type { CorporateAction } from '../../engine/contract/corporateAction.ts';
import type { ReachedPrice } from '../../engine/index.ts';
import type { SandboxClock } from '../../machine/createSandboxClock.ts';
import { diskFaultOf } from '../../machine/diskFault.ts';
import type { Market } from '../../market/market.ts';
import type { GttDesk } from './createGttDesk.ts';
import { createDueOrders, type OrderEvent } from './createDueOrders.ts';
import type { OrderChanges } from '../entry/createOrderChanges.ts';
import { createSettlementNotices } from '../announcements/createSettlementNotices.ts';
import { quotedShare } from '../checks/orderInstrument.ts';
import { gttHealthNotice } from '../announcements/orderNotice.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';
import type { WireFault } from '../words/toWireFault.ts';

interface OrderSourceOptions {
  database: Database;
  clock: SandboxClock;
  market: Market;
  notices: Notices;
  table: OrderTable;
  gtt: GttDesk;
  sendKept: OrderChanges['sendKept'];
  /** Reads the health of many GTTs at one moment. */
  beginHealth: () => (order: StoredOrder) => WireFault[] | null;
  /** Called where something could not be done with an order; the error names it by its id alone. */
  onError: (error: unknown) => void;
}

/** How long an order is skipped that can be neither handled nor ended; milliseconds of the clock. */
const leftAloneMs = 60_000;

/** Kinds of events that do not need the market brought up to their instant. */
const marketless: ReadonlySet<OrderEvent['kind']> = new Set(['settled']);

const healthName = 'gtt_health';
/** The day of the last look (YYYY-MM-DD), and the GTTs that would have failed then. */
const healthSchema = z.object({ day: z.string(), bad: z.array(z.string()) });

/** The daily health check of GTTs: a client gets a notice of each that would fail today and would not have the day before. */
function createHealthLook({ database, notices, table, beginHealth, onError }: OrderSourceOptions) {
  function lastLook(): z.infer<typeof healthSchema> {
    const stored = readSetting(database, healthName);
    return stored === null ? { day: '', bad: [] } : z.parse(healthSchema, JSON.parse(stored));
  }

  /** What would refuse the child order of a GTT. One that cannot be checked counts as healthy: it must not stop the others. */
  function faultsOf(health: ReturnType<OrderSourceOptions['beginHealth']>, order: StoredOrder): WireFault[] {
    try {
      return health(order) ?? [];
    } catch {
      onError(new Error(`The order ${order.id} could not be looked at.`));
      return [];
    }
  }

  return (day: string): void => {
    database.transaction(() => {
      const before = lastLook();
      // After a crash the same morning may be due again.
      if (before.day >= day) return;
      const bad: string[] = [];
      const health = beginHealth();
      for (const order of table.waitingGtts()) {
        const faults = faultsOf(health, order);
        if (faults.length === 0) continue;
        bad.push(order.id);
        if (!before.bad.includes(order.id)) notices.add(order.client_id, gttHealthNotice(order, faults));
      }
      writeSetting(database, healthName, JSON.stringify({ day, bad }));
    });
  };
}

type TailOf<Work> = Work extends (order: StoredOrder, ...rest: infer Rest) => void ? Rest : never;

/** Makes what each kind of due event does. */
function createDueActs(options: OrderSourceOptions) {
  const { database, gtt, market, onError, sendKept, table } = options;
  const look = createHealthLook(options);
  const announceSettled = createSettlementNotices(options);

  /** Orders that could not be handled, with the instant until which they are skipped. */
  const leftAlone = new Map<string, number>();

  /** An order that fails must not hold up the next ones: what it did is rolled back, and it ends as rejected. */
  function guarded(order: StoredOrder, what: 'sent' | 'ended', work: (order: StoredOrder) => void): void {
    try {
      database.transaction(() => work(order));
    } catch {
      onError(new Error(`The order ${order.id} could not be ${what}.`));
      database.transaction(() => gtt.end(order, 'REJECTED', 'internal_error'));
    }
  }

  /** The same for events that stay due until they are done: an order that cannot be ended either is tried again later. */
  function guardedDue(order: StoredOrder, now: number, ...done: TailOf<typeof guarded>): void {
    try {
      guarded(order, ...done);
    } catch (error) {
      // Nothing can be written at all: not this order's fault.
      if (diskFaultOf(error) !== null) throw error;
      leftAlone.set(order.id, now + leftAloneMs);
    }
  }

  const isLeftAlone = ({ id }: StoredOrder, now: number) => (leftAlone.get(id) ?? -Infinity) > now;

  function shareOf(order: StoredOrder) {
    const share = quotedShare(market, order.market, order.symbol);
    if (!share) throw new RangeError('a share is listed no more');
    return share;
  }

  function send(order: StoredOrder): void {
    sendKept(order, shareOf(order));
    if (table.byId(order.id)?.status === 'QUEUED') throw new RangeError('the exchange has not answered');
  }

  /** Whether a corporate action makes the prices before it incomparable with those after it. */
  function isEndedBy(action: CorporateAction, { market: name, symbol }: StoredOrder): boolean {
    const { exDate } = action;
    if (action.kind !== 'dividend') return endsGtt({ kind: action.kind }, exDate);
    const close = market.engine().closeOn(name, symbol, addDays(exDate, -1));
    if (close === null) return false;
    const amount = fromPaise(action.amountPaise);
    return endsGtt({ kind: 'dividend', amount, lastClose: fromWire(close) }, exDate);
  }

  function endWithAction({ at, orders, actions }: Extract<OrderEvent, { kind: 'action' }>): void {
    for (const one of orders) {
      guarded(one, 'ended', (order) => {
        const isEnded = order.placed_at < at && actions.some((action) => isEndedBy(action, order));
        if (isEnded) gtt.end(order, 'CANCELLED', 'corporate_action');
      });
    }
  }

  function act(event: OrderEvent, now: number): void {
    switch (event.kind) {
      case 'send':
        guardedDue(event.order, now, 'sent', send);
        break;
      case 'expire':
        guardedDue(event.order, now, 'ended', (order) => gtt.end(order, 'EXPIRED', 'gtt_ended'));
        break;
      case 'action':
        endWithAction(event);
        break;
      case 'health':
        look(event.day);
        break;
      case 'settled':
        announceSettled(event.at);
        break;
    }
  }

  function trigger({ id, leg }: ReachedPrice): void {
    const order = table.byId(id);
    if (order?.status !== 'TRIGGER_PENDING') return;
    guarded(order, 'sent', () => gtt.trigger(order, shareOf(order), leg));
  }

  return { act, trigger, isLeftAlone, forget: () => leftAlone.clear() };
}

/** Makes the agenda's source of due events of orders. */
export function createOrderSource(options: OrderSourceOptions): DueSource {
  const { table } = options;
  const { act, trigger, isLeftAlone, forget } = createDueActs(options);
  const due = createDueOrders({ ...options, isLeftAlone });
  return {
    name: 'orders',
    next(span) {
      const event = due.next(span);
      return (
        event && {
          at: event.at,
          needsRound: !marketless.has(event.kind),
          act: () => act(event, span.to),
        }
      );
    },
    watched: {
      prices: due.watches,
      reached: (hits) => hits.forEach(trigger),
    },
    writtenUntil: table.lastStepAt,
    forget() {
      forget();
      due.forget();
    },
  };
}
