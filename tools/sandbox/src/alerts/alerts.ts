import {
  instrumentIdOf,
  isAlertReached,
  type AlertReading,
  type InstrumentId,
  type InstrumentRef,
} from '@wealth/domain';
import { toWirePriceAlert } from './toWirePriceAlert.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import { noticeTexts } from '../clients/noticeTexts.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import { createAlertReadings, type AlertPrice } from './alertReadings.ts';
import { createAlertTable, type AlertTable, type StoredAlert } from './alertTable.ts';

/** Alerts of one client, with those that have fired. */
export const maxAlerts = 1_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface NewAlert extends Pick<StoredAlert, 'kind' | 'direction' | 'value'> {
  instrument: InstrumentRef;
  repeats: boolean;
  endsAt: number | null;
}

export type AlertChange = Partial<Pick<StoredAlert, 'direction' | 'value' | 'repeats' | 'ends_at'>>;

export interface Alerts {
  /** Newest first. */
  list(clientId: string): StoredAlert[];
  /** The same as the description has it, with what they have fired: all of it in two readings. */
  toWireList(clientId: string): Array<ReturnType<typeof toWirePriceAlert>>;
  find(clientId: string, id: string): StoredAlert | null;
  /** As the description has it, with what it has fired. */
  toWire(alert: StoredAlert): ReturnType<typeof toWirePriceAlert>;
  add(clientId: string, alert: NewAlert): StoredAlert | 'tooMany';
  /** Changes an alert, which then waits again. */
  change(alert: StoredAlert, change: AlertChange): StoredAlert;
  remove(alert: StoredAlert): void;
  /** Lets an alert fire now, whatever the market does. */
  fire(alert: StoredAlert): void;
  /** Looks at what a round has changed, and at nothing else. */
  onRound(ticks: readonly AlertPrice[]): void;
  /** Looks at everything that is watched: the day or the mode has changed, and no round tells by how much. */
  onJump(): void;
  /** Ids of the instruments that some alert waits for. */
  watched(): ReadonlySet<string>;
  /** Ends what is over, and fills in what became of the price. */
  settleDue(): void;
  /** The database is another one. */
  forget(): void;
}

export interface AlertsOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  market: Market;
  notices: Notices;
  events: ClientEvents;
}

type Watched = Map<InstrumentId, readonly StoredAlert[]>;

/** What is watched, by instrument: read from the database once, so that a round without a firing reads nothing. */
function createWatch(table: AlertTable) {
  let watched: Watched | null = null;

  function read(): Watched {
    return Map.groupBy(table.watching(), instrumentIdOf);
  }

  return {
    all: (): Watched => (watched ??= read()),
    /** Takes an alert as it is now; one that no longer waits is watched no more. */
    set(alert: StoredAlert): void {
      if (!watched) return;
      const id = instrumentIdOf(alert);
      const others = (watched.get(id) ?? []).filter((other) => other.id !== alert.id);
      const isWaiting = alert.state === 'armed' || alert.state === 'resting';
      const all = isWaiting ? [...others, alert] : others;
      if (all.length > 0) watched.set(id, all);
      else watched.delete(id);
    },
    forget(): void {
      watched = null;
    },
  };
}

/** What a price does to an alert; null for nothing. */
function stateAfter(alert: StoredAlert, reading: AlertReading): 'fired' | 'armed' | null {
  const isReached = isAlertReached(alert, reading);
  if (alert.state === 'armed') return isReached ? 'fired' : null;
  return isReached ? null : 'armed';
}

/** What a client does to its alerts; what is watched follows. */
function createAlertBook(
  table: AlertTable,
  watch: ReturnType<typeof createWatch>,
  { clock, random }: Pick<AlertsOptions, 'clock' | 'random'>,
): Pick<Alerts, 'add' | 'change' | 'remove'> {
  return {
    add(clientId, { instrument, kind, direction, value, repeats, endsAt }) {
      if (table.ofClient(clientId).length >= maxAlerts) return 'tooMany';
      const alert: StoredAlert = {
        id: random.uuid(),
        client_id: clientId,
        market: instrument.market,
        symbol: instrument.symbol,
        kind,
        direction,
        value,
        repeats: repeats ? 1 : 0,
        ends_at: endsAt,
        state: 'armed',
        created_at: clock.now(),
      };
      table.insert(alert);
      watch.set(alert);
      return alert;
    },
    change(alert, change) {
      const changed = { ...alert, ...change, state: 'armed' as const };
      table.update(alert.id, { ...change, state: 'armed' });
      watch.set(changed);
      return changed;
    },
    remove(alert) {
      table.delete(alert.id);
      watch.set({ ...alert, state: 'ended' });
    },
  };
}

/** Makes the store of price alerts and what watches them. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { database, clock, random, market, notices, events } = options;
  const table = createAlertTable(database);
  const watch = createWatch(table);
  const readings = createAlertReadings(market);

  const toWire = (alert: StoredAlert) => toWirePriceAlert(alert, table.firingsOf(alert.id));

  /** Writes a new state and tells the client's pages. */
  function put(alert: StoredAlert, state: StoredAlert['state']): StoredAlert {
    const changed = { ...alert, state };
    table.update(alert.id, { state });
    events.publish(alert.client_id, { kind: 'alert', alert: toWire(changed) });
    return changed;
  }

  function fire(alert: StoredAlert, price: number): StoredAlert {
    table.addFiring(alert.id, price, clock.now());
    const changed = put(alert, alert.repeats === 1 ? 'resting' : 'fired');
    notices.add(alert.client_id, noticeTexts.alertFired({ ...alert, price }));
    return changed;
  }

  /** What is watched follows what was committed, and nothing else. */
  function changeAll(work: () => readonly StoredAlert[]): void {
    for (const alert of database.transaction(work)) watch.set(alert);
  }

  function endDue(): void {
    const now = clock.now();
    const due = [...watch.all().values()].flat().filter(({ ends_at }) => ends_at !== null && ends_at <= now);
    if (due.length === 0) return;
    changeAll(() => due.map((alert) => put(alert, 'ended')));
  }

  function fillLater(field: 'hour_price' | 'day_price', afterMs: number): void {
    const now = clock.now();
    for (const firing of table.waitingSince(field, now - afterMs)) {
      const price = readings.priceAt(firing, firing.at + afterMs, now) ?? firing.price;
      table.setLater(firing.id, { [field]: price });
    }
  }

  function look(prices: readonly AlertPrice[]): void {
    const watched = watch.all();
    if (watched.size === 0) return;
    const now = clock.now();
    // Once a round: asking the engine for it brings the engine up to the clock.
    const today = market.engine().sessionDate();
    const steps = prices.flatMap((tick) =>
      (watched.get(instrumentIdOf(tick)) ?? []).flatMap((alert) => {
        if (alert.ends_at !== null && alert.ends_at <= now) return [];
        const state = stateAfter(alert, readings.of(tick, alert.kind === 'week52' ? today : null));
        return state ? [{ alert, tick, state }] : [];
      }),
    );
    if (steps.length === 0) return;
    changeAll(() =>
      steps.map(({ alert, tick, state }) =>
        state === 'fired' ? fire(alert, tick.lastPrice) : put(alert, state),
      ),
    );
  }

  return {
    list: table.ofClient,
    toWireList(clientId) {
      const firings = table.firingsOfClient(clientId);
      return table.ofClient(clientId).map((alert) => toWirePriceAlert(alert, firings.get(alert.id) ?? []));
    },
    find: table.find,
    toWire,
    ...createAlertBook(table, watch, { clock, random }),
    fire(alert) {
      const price = market.engine().quote(alert.market, alert.symbol)?.lastPrice;
      if (price === undefined) return;
      changeAll(() => [fire(alert, price)]);
    },
    watched: () => new Set(watch.all().keys()),
    onRound: look,
    onJump() {
      const engine = market.engine();
      const instruments = [...watch.all().values()].flatMap((alerts) => alerts.slice(0, 1));
      look(instruments.flatMap((one) => engine.quoteOfRound(one.market, one.symbol) ?? []));
    },
    settleDue() {
      endDue();
      fillLater('hour_price', hourMs);
      fillLater('day_price', dayMs);
    },
    forget: watch.forget,
  };
}
