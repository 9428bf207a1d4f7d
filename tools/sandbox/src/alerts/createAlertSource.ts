import type { DueEvent, DueSource } from '../agenda/dueSource.ts';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { AlertTable, LaterPrice, StoredAlert } from './alertTable.ts';
import type { AlertPrices } from './createAlertPrices.ts';
import type { AlertProgress } from './createAlertProgress.ts';
import type { AlertWatch } from './createAlertWatch.ts';

const hourMs = 3_600_000;
/** How long after an alert fired its later prices are recorded, milliseconds. */
const laterMs: Readonly<Record<LaterPrice, number>> = { hour_price: hourMs, day_price: 24 * hourMs };

interface AlertSourceOptions {
  database: Database;
  clock: SandboxClock;
  table: AlertTable;
  watch: AlertWatch;
  prices: AlertPrices;
  reached: AlertProgress;
  /** Writes a new state and updates the client's pages. */
  put: (alert: StoredAlert, state: StoredAlert['state']) => StoredAlert;
}

/** Makes the agenda's source for alerts: their end dates, and the prices an hour and a day after they fired. */
export function createAlertSource(options: AlertSourceOptions): DueSource {
  const { clock, database, prices, put, reached, table, watch } = options;

  function end(): void {
    const due = table.endedBy(clock.now());
    const ended = database.transaction(() => due.map((alert) => put(alert, 'ended')));
    for (const alert of ended) watch.set(alert);
  }

  function fillLater(field: LaterPrice): void {
    const now = clock.now();
    database.transaction(() => {
      for (const firing of table.waitingSince(field, now - laterMs[field])) {
        const price = prices.priceAt(firing, firing.at + laterMs[field], now) ?? firing.price;
        table.setLater(firing.id, { [field]: price });
      }
    });
  }

  const later = (field: LaterPrice): DueEvent => ({
    at: table.firstWaiting(field) + laterMs[field],
    needsRound: false,
    act: () => fillLater(field),
  });

  return {
    name: 'alerts',
    next({ to }) {
      // What an alert would see before its end has to be looked at first.
      const ends: DueEvent = { at: table.firstEnd(), needsRound: true, act: end };
      const [first] = [ends, later('hour_price'), later('day_price')].toSorted((a, b) => a.at - b.at);
      return first && first.at <= to ? first : null;
    },
    keep: reached.keep,
    forget() {
      watch.forget();
      reached.forget();
    },
  };
}
