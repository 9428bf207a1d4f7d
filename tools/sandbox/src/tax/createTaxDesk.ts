import {
  fromPaise,
  taxYearOf,
  tradeDayOf,
  type CalendarDay,
  type TaxedGain,
  type TaxYear,
} from '@wealth/domain';
import {
  broughtInto,
  countedGain,
  taxReportOf,
  taxRowsOf,
  type LossLeft,
  type OwnLosses,
  type TaxReports,
  type TaxRow,
} from '@wealth/domain/tax';
import * as z from 'zod/mini';
import type { ClientSettings } from '../clients/clientSettings.ts';
import { createMemory } from '../database/createMemory.ts';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import { bonusLotsOf } from './bonusLotsOf.ts';
import { createTaxTable, type SoldLot, type TaxTable } from './createTaxTable.ts';
import { createMarketValue2018 } from './createMarketValue2018.ts';

const settingName = 'tax_losses';

const paise = z.pipe(z.int(), z.transform(fromPaise));
const keptSchema = z.record(
  z.string(),
  z.object({ shortTerm: paise, longTerm: paise, isFiled: z.nullable(z.boolean()) }),
);

/** What a sale of today is taxed beside. */
export interface TaxYearSoFar {
  gains: TaxedGain[];
  brought: LossLeft[];
}

/** The tax on gains, year by year. */
export interface TaxDesk extends Pick<TaxTable, 'firstDay' | 'words'> {
  /** The tax year of now: a sale of this moment counts to it. */
  running(): TaxYear;
  /** All lots ever sold, by time. */
  rows(clientId: string): ReadonlyArray<TaxRow<SoldLot>>;
  report(clientId: string, year: TaxYear): TaxReports;
  /** Before a sale on a day. */
  soFar(clientId: string, day: CalendarDay): TaxYearSoFar;
  /** The client's own figures of earlier years. */
  ownLosses(clientId: string): ReadonlyMap<string, OwnLosses>;
  saveOwnLosses(clientId: string, year: TaxYear, losses: OwnLosses): void;
}

interface TaxDeskOptions {
  database: Database;
  clock: Pick<SandboxClock, 'now'>;
  settings: ClientSettings;
  market: Market;
}

/** Makes the desk. */
export function createTaxDesk({ database, clock, settings, market }: TaxDeskOptions): TaxDesk {
  const table = createTaxTable(database, createMarketValue2018(market));
  // A report is read page by page, and sales are seldom beside that.
  const kept = createMemory<ReadonlyArray<TaxRow<SoldLot>>>(database, ['lot', 'lot_part']);

  function ownLosses(clientId: string): Map<string, OwnLosses> {
    const value = settings.read(clientId, settingName);
    return new Map(value === null ? [] : Object.entries(z.parse(keptSchema, value)));
  }

  const rows = (clientId: string) =>
    kept.of(clientId, () => taxRowsOf(table.soldLots(clientId), bonusLotsOf(database, clientId)));
  const report = (clientId: string, year: TaxYear) => taxReportOf(rows(clientId), ownLosses(clientId), year);

  return {
    firstDay: table.firstDay,
    words: table.words,
    running: () => taxYearOf(tradeDayOf(clock.now())),
    rows,
    report,
    ownLosses,
    soFar(clientId, day) {
      const year = taxYearOf(day);
      return {
        gains: rows(clientId)
          .filter(({ unit }) => unit.soldOn >= year.firstDay && unit.soldOn <= year.lastDay)
          .map(countedGain),
        brought: broughtInto(report(clientId, year).report.losses),
      };
    },
    saveOwnLosses: (clientId, year, losses) =>
      database.transaction(() => {
        const all = ownLosses(clientId).set(year.name, losses);
        settings.write(clientId, settingName, Object.fromEntries(all));
      }),
  };
}
