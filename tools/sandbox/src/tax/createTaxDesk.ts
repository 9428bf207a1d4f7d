import {
  fromPaise,
  noMoney,
  shareOut,
  taxYearOf,
  tradeDayOf,
  type CalendarDay,
  type Paise,
  type TaxYear,
  type YearSoFar,
} from '@wealth/domain';
import {
  addedCostLeft,
  broughtInto,
  countedGain,
  taxReportOf,
  taxRowsOf,
  type OwnLosses,
  type TaxReports,
  type TaxRow,
} from '@wealth/domain/tax';
import * as z from 'zod/mini';
import type { ClientSettings } from '../clients/clientSettings.ts';
import { createMemory } from '../database/createMemory.ts';
import type { Database } from '../database/database.ts';
import { openLots } from '../ledger/createLotTable.ts';
import { toOpenLot, type OpenLot } from '../ledger/lotRows.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { bonusLotsOf } from './bonusLotsOf.ts';
import { createTaxTable, type MarketValueOf, type SoldLot, type TaxTable } from './createTaxTable.ts';

const settingName = 'tax_losses';

const paise = z.pipe(z.int(), z.transform(fromPaise));
const keptSchema = z.record(
  z.string(),
  z.object({ shortTerm: paise, longTerm: paise, isFiled: z.nullable(z.boolean()) }),
);

/** The tax on gains, year by year. */
export interface TaxDesk extends Pick<TaxTable, 'firstDay' | 'words'> {
  /** The tax year of now: a sale of this moment counts to it. */
  running(): TaxYear;
  /** All lots ever sold, by time. */
  rows(clientId: string): ReadonlyArray<TaxRow<SoldLot>>;
  report(clientId: string, year: TaxYear): TaxReports;
  /** Before a sale on a day. */
  soFar(clientId: string, day: CalendarDay): YearSoFar;
  /** Lots of the client with what the law adds to their cost, as a sale on a day would be taxed. */
  asTaxed<Lot extends OpenLot>(clientId: string, lots: readonly Lot[], day: CalendarDay): Lot[];
  /** The client's own figures of earlier years. */
  ownLosses(clientId: string): ReadonlyMap<string, OwnLosses>;
  saveOwnLosses(clientId: string, year: TaxYear, losses: OwnLosses): void;
}

interface TaxDeskOptions {
  database: Database;
  clock: Pick<SandboxClock, 'now'>;
  settings: ClientSettings;
  marketValueOf: MarketValueOf;
}

/** Makes the desk. */
export function createTaxDesk({ database, clock, settings, marketValueOf }: TaxDeskOptions): TaxDesk {
  const table = createTaxTable(database, marketValueOf);
  // A report is read page by page, and sales are seldom beside that.
  const kept = createMemory<ReadonlyArray<TaxRow<SoldLot>>>(database, ['lot', 'lot_part', 'client_action']);

  // Each page of the lots and each look of a ticket begins from it.
  const years = createMemory<YearSoFar>(database, ['lot', 'lot_part', 'client_action', 'client_setting']);

  function ownLosses(clientId: string): Map<string, OwnLosses> {
    const value = settings.read(clientId, settingName);
    return new Map(value === null ? [] : Object.entries(z.parse(keptSchema, value)));
  }

  const rows = (clientId: string) =>
    kept.of(clientId, () => taxRowsOf(table.soldLots(clientId), bonusLotsOf(database, clientId)));
  const report = (clientId: string, year: TaxYear) => taxReportOf(rows(clientId), ownLosses(clientId), year);

  /** By the id of the lot: losses that did not count, less what sales of the bonus shares have taken of them. */
  function addedCosts(clientId: string): ReadonlyMap<number, Paise> {
    const left = addedCostLeft(rows(clientId));
    if (left.size === 0) return new Map();
    const lots = database
      .all(openLots(database.query, clientId).where('lot.origin', '=', 'bonus'))
      .map(toOpenLot);
    const ofBonus = Map.groupBy(lots, ({ originId }) => originId);
    return new Map(
      [...left].flatMap(([bonusId, amount]) => {
        const held = ofBonus.get(bonusId) ?? [];
        const shares = shareOut(
          amount,
          held.map(({ quantity }) => quantity),
        );
        return held.map((lot, at) => [lot.id, shares[at] ?? noMoney] as const);
      }),
    );
  }

  return {
    firstDay: table.firstDay,
    words: table.words,
    running: () => taxYearOf(tradeDayOf(clock.now())),
    rows,
    report,
    ownLosses,
    soFar(clientId, day) {
      const year = taxYearOf(day);
      return years.of(`${clientId} ${year.name}`, () => ({
        gains: rows(clientId)
          .filter(({ unit }) => unit.soldOn >= year.firstDay && unit.soldOn <= year.lastDay)
          .map(countedGain),
        brought: broughtInto(report(clientId, year).report.losses),
      }));
    },
    asTaxed(clientId, lots, day) {
      const added = addedCosts(clientId);
      return lots.map((lot) => {
        const { id, isin, boughtOn, quantity } = lot;
        const marketValue = marketValueOf({ isin, boughtOn, soldOn: day, quantity });
        const addedCost = added.get(id) ?? null;
        return marketValue === null && addedCost === null ? lot : { ...lot, marketValue, addedCost };
      });
    },
    saveOwnLosses: (clientId, year, losses) =>
      database.transaction(() => {
        const all = ownLosses(clientId).set(year.name, losses);
        settings.write(clientId, settingName, Object.fromEntries(all));
      }),
  };
}
