import { addDays, calendarDay } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import type { MarketEngine } from '../../engine/index.ts';
import { ok } from '../../http/answer.ts';
import { createRoundKept } from '../../market/createRoundKept.ts';
import type { ListedRow } from '../../market/listedRows.ts';
import { moversOf } from '../../market/moversOf.ts';
import { rankRows } from '../../market/rankRows.ts';
import { leadersOf, sectorFigures, type SectorFigures } from '../../market/sectorFigures.ts';
import { passes } from '../../market/sortRows.ts';
import type { Services } from '../../services/services.ts';

const daysAYear = 365;

function rowsOf({ market }: Services, segment: string | undefined): ListedRow[] {
  return market.rows().filter((row) => passes(row, { segment }));
}

function toWireMover({ instrument, quote, value }: ListedRow & { value: number }) {
  return {
    market: instrument.market,
    symbol: instrument.symbol,
    name: instrument.name,
    sector: instrument.sector,
    last_price: quote.lastPrice,
    change: quote.change,
    change_percent: quote.changePercent,
    volume: quote.volume,
    value,
  };
}

function getMovers(services: Services) {
  const kept = createRoundKept<Array<ReturnType<typeof toWireMover>>>(services.market.asOf);
  return handle('getMovers', ({ query: { kind, segment, limit } }) =>
    ok(
      kept(`${kind} ${segment} ${limit}`, () =>
        moversOf(rowsOf(services, segment), { kind, limit }).map(toWireMover),
      ),
    ),
  );
}

function toWireSector(figures: SectorFigures) {
  return {
    sector: figures.sector,
    market_cap: figures.marketCap,
    turnover: figures.turnover,
    change_percent: figures.changePercent,
    count: figures.rows.length,
    advances: figures.advances,
    declines: figures.declines,
    symbols: leadersOf(figures),
  };
}

function getSectors(services: Services) {
  const kept = createRoundKept<Array<ReturnType<typeof toWireSector>>>(services.market.asOf);
  return handle('getSectors', ({ query: { segment } }) =>
    ok(kept(`${segment}`, () => sectorFigures(rowsOf(services, segment)).map(toWireSector))),
  );
}

/** Closes of a year ago, read once a day and engine: a look back at each share costs a candle. */
function createYearAgo() {
  let day = '';
  let of: MarketEngine | null = null;
  const closes = new Map<ListedRow['instrument'], number | null>();
  return (engine: MarketEngine, { instrument }: ListedRow): number | null => {
    const today = engine.sessionDate();
    if (today !== day || engine !== of) closes.clear();
    day = today;
    of = engine;
    const known = closes.get(instrument);
    if (known !== undefined) return known;
    const close = engine.closeOn(
      instrument.market,
      instrument.symbol,
      addDays(calendarDay(today), -daysAYear),
    );
    closes.set(instrument, close);
    return close;
  };
}

function toWireRanked(row: ListedRow & { value: number }, place: number) {
  return { rank: place + 1, ...toWireMover(row) };
}

function getRankings(services: Services) {
  const yearAgo = createYearAgo();
  const kept = createRoundKept<Array<ReturnType<typeof toWireRanked>>>(services.market.asOf);
  return handle('getRankings', ({ query: { by, segment, limit } }) => {
    const engine = services.market.engine();
    const rank = () =>
      rankRows(rowsOf(services, segment), { by, limit }, (row) => yearAgo(engine, row)).map(toWireRanked);
    return ok(kept(`${by} ${segment} ${limit}`, rank));
  });
}

/** Operations that look at the whole market. */
export function rankingOperations(services: Services) {
  return {
    getMovers: getMovers(services),
    getSectors: getSectors(services),
    getRankings: getRankings(services),
  };
}
