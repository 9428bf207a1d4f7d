import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { DueSource } from '../agenda/dueSource.ts';
import { toWirePriceAlert } from './toWirePriceAlert.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import { noticeTexts } from '../clients/noticeTexts.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import { createAlertFollower, type AlertFollower } from './createAlertFollower.ts';
import { createAlertPrices, type AlertPrices } from './createAlertPrices.ts';
import type { AlertStep } from './alertSteps.ts';
import { suspensionOf } from './alertSuspension.ts';
import { createAlertTable, type AlertFiring, type AlertTable, type StoredAlert } from './alertTable.ts';
import { createAlertProgress } from './createAlertProgress.ts';
import { createAlertSource } from './createAlertSource.ts';
import { createAlertWatch, type AlertWatch } from './createAlertWatch.ts';

/** Alerts of one client, with those that have fired. */
export const maxAlerts = 1_000;

export interface NewAlert extends Pick<StoredAlert, 'kind' | 'direction' | 'value'> {
  instrument: InstrumentRef;
  repeats: boolean;
  endsAt: number | null;
}

export type AlertChange = Partial<Pick<StoredAlert, 'direction' | 'value' | 'repeats' | 'ends_at'>>;

export interface Alerts extends AlertFollower {
  /** Newest first. */
  list(clientId: string): StoredAlert[];
  /** Alerts as openapi/wealth.yaml describes them, with their firings: all of it by two reads. */
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
  /** Ids of the instruments that some alert waits for. */
  watched(): ReadonlySet<string>;
  /** The due events of alerts: their end dates, and the prices an hour and a day after they fired. */
  due: DueSource;
}

export interface AlertsOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  market: Market;
  ledger: Pick<Ledger, 'held'>;
  notices: Notices;
  events: ClientEvents;
}

/** What a client does to its alerts; what is watched follows. */
function createAlertBook(
  table: AlertTable,
  watch: AlertWatch,
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
        set_at: clock.now(),
      };
      table.insert(alert);
      watch.set(alert);
      return alert;
    },
    change(alert, change) {
      const again = { ...change, state: 'armed', set_at: clock.now() } as const;
      const changed = { ...alert, ...again };
      table.update(alert.id, again);
      watch.set(changed);
      return changed;
    },
    remove(alert) {
      table.delete(alert.id);
      watch.set({ ...alert, state: 'ended' });
    },
  };
}

/** Writes steps of alerts, with events and notices. */
function createAlertActs(
  { database, events, market, notices }: AlertsOptions,
  { table, watch, prices }: { table: AlertTable; watch: AlertWatch; prices: AlertPrices },
) {
  function withFirings(alert: StoredAlert, firings: readonly AlertFiring[]) {
    const suspension = alert.state === 'suspended' ? suspensionOf(market, alert) : null;
    const isOfGain = alert.kind === 'gain_percent';
    const averageCost = isOfGain ? prices.averageCost(alert) : undefined;
    return toWirePriceAlert(alert, { firings, suspension, averageCost });
  }

  const toWire = (alert: StoredAlert) => withFirings(alert, table.firingsOf(alert.id));

  /** Writes a new state and updates the client's pages. */
  function put(alert: StoredAlert, state: StoredAlert['state']): StoredAlert {
    const changed = { ...alert, state };
    table.update(alert.id, { state });
    events.publish(alert.client_id, { kind: 'alert', alert: toWire(changed) });
    return changed;
  }

  function fire(alert: StoredAlert, price: number, at: number): StoredAlert {
    table.addFiring(alert.id, price, at);
    const changed = put(alert, alert.repeats === 1 ? 'resting' : 'fired');
    notices.add(alert.client_id, noticeTexts.alertFired({ ...alert, price }), at);
    return changed;
  }

  /** Writes one notice for each client and share, with all the values at which its alerts can be armed again. */
  function announceSuspended(alerts: readonly StoredAlert[], at: number): void {
    const groups = Map.groupBy(alerts, (alert) => `${alert.client_id} ${instrumentIdOf(alert)}`);
    for (const group of groups.values()) {
      const [first] = group;
      const suspensions = group.flatMap((alert) => {
        const suspension = suspensionOf(market, alert);
        return suspension ? [{ ...suspension, of: alert.kind }] : [];
      });
      if (first) notices.add(first.client_id, noticeTexts.alertsSuspended(first, suspensions), at);
    }
  }

  function take({ alert, state, at, price }: AlertStep): StoredAlert {
    return state === 'fired' ? fire(alert, price, at) : put(alert, state);
  }

  return {
    toWire,
    withFirings,
    put,
    fire,
    /** Takes steps in order of time. What is watched follows what was committed, and nothing else. */
    takeAll(steps: readonly AlertStep[]): void {
      if (steps.length === 0) return;
      const changed = database.transaction(() => {
        const taken = steps.map((step) => take(step));
        const suspended = Map.groupBy(
          steps.filter(({ state }) => state === 'suspended'),
          ({ at }) => at,
        );
        for (const [at, ofInstant] of suspended)
          announceSuspended(
            ofInstant.map(({ alert }) => alert),
            at,
          );
        return taken;
      });
      for (const alert of changed) watch.set(alert);
    },
  };
}

/** Makes the store of price alerts and what watches them. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { clock, database, market, random } = options;
  const table = createAlertTable(database);
  const watch = createAlertWatch(table);
  const prices = createAlertPrices(options);
  const reached = createAlertProgress(options);
  const { toWire, withFirings, put, fire, takeAll } = createAlertActs(options, { table, watch, prices });
  const follower = createAlertFollower({ market, table, watch, prices, reached, takeAll });

  return {
    list: table.ofClient,
    toWireList(clientId) {
      const firings = table.firingsOfClient(clientId);
      return table.ofClient(clientId).map((alert) => withFirings(alert, firings.get(alert.id) ?? []));
    },
    find: table.find,
    toWire,
    ...createAlertBook(table, watch, { clock, random }),
    fire(alert) {
      const price = market.engine().quote(alert.market, alert.symbol)?.lastPrice;
      if (price === undefined) return;
      watch.set(database.transaction(() => fire(alert, price, clock.now())));
    },
    watched: () => new Set(watch.all().keys()),
    ...follower,
    due: createAlertSource({ ...options, table, watch, prices, reached, put }),
  };
}
