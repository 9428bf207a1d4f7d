import { describe, expect, it } from 'vitest';
import type { Candle, MarketEngine } from '../engine/index.ts';
import { daysOfYears, start } from '../engine/testing.ts';
import { createCharts, mostCharts } from './createCharts.ts';

const candle: Candle = { time: 1, open: 1, high: 1, low: 1, close: 1, volume: 1 };
const ofDays = { market: 'INDEX', symbol: 'NIFTY50', interval: '1d' } as const;

/** An engine whose charts have days of a cost, and that tells what is drawn. */
function slowEngine(engine: MarketEngine, costs: readonly number[], onDay: (cost: number) => void) {
  return new Proxy(engine, {
    get(target, name, receiver): unknown {
      if (name !== 'candleSteps') return Reflect.get(target, name, receiver);
      return function* steps() {
        for (const cost of costs) {
          yield cost;
          onDay(cost);
        }
        return [candle];
      };
    },
  });
}

/** Counts what is drawn between two turns of everybody else. */
function watchPieces() {
  const pieces = [0];
  let isOver = false;
  const nextTurn = () => {
    if (isOver) return;
    pieces.push(0);
    setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  return {
    add(cost: number) {
      pieces.push((pieces.pop() ?? 0) + cost);
    },
    end() {
      isOver = true;
      return pieces;
    },
  };
}

function costsOf(engine: MarketEngine, query: Parameters<MarketEngine['candles']>[0]): number[] {
  return [...(engine.candleSteps(query) ?? [])];
}

describe('charts', () => {
  it('are drawn in pieces, with everybody else in between [I4B-F2]', async () => {
    const watch = watchPieces();
    const engine = slowEngine(
      start().engine,
      Array.from({ length: 40 }, () => 100),
      watch.add,
    );
    const charts = createCharts(() => engine);
    const other = charts.candles({ ...ofDays, interval: '1w' });

    expect(await charts.candles(ofDays)).toEqual([candle]);
    expect(await other).toEqual([candle]);
    expect(Math.max(...watch.end())).toBeLessThanOrEqual(120);
  });

  it('are drawn once for all who ask for the same one [I4B-F2]', async () => {
    const drawn: number[] = [];
    const engine = slowEngine(
      start().engine,
      Array.from({ length: 10 }, () => 100),
      (cost) => drawn.push(cost),
    );
    const charts = createCharts(() => engine);
    const answers = await Promise.all(Array.from({ length: 60 }, async () => charts.candles(ofDays)));

    expect(answers).toEqual(answers.map(() => [candle]));
    expect(drawn).toHaveLength(10);
  });

  it('wait up to a number, and are refused beyond it [I4B-F2]', async () => {
    const engine = slowEngine(start().engine, [100, 100, 100], () => undefined);
    const charts = createCharts(() => engine);
    const waiting = Array.from({ length: mostCharts }, async (_, limit) =>
      charts.candles({ ...ofDays, limit }),
    );

    expect(charts.candles({ ...ofDays, limit: mostCharts })).toBe('busy');
    await Promise.all(waiting);
    expect(await charts.candles(ofDays)).toEqual([candle]);
  });

  it('fail alone where drawing fails', async () => {
    let isBroken = true;
    const engine = slowEngine(start().engine, [100, 100, 20], (cost) => {
      if (cost < 100 && isBroken) throw new RangeError('broken');
    });
    const charts = createCharts(() => engine);
    await expect(charts.candles(ofDays)).rejects.toThrow('broken');
    isBroken = false;

    expect(await charts.candles(ofDays)).toEqual([candle]);
  });

  it('of an unknown instrument are none', () => {
    const { engine } = start();

    expect(createCharts(() => engine).candles({ ...ofDays, symbol: 'NOSUCH' })).toBeNull();
  });
});

describe('finished days of an index', () => {
  const cold = () => start({ alwaysOpen: false }).engine;

  it.each(['1h', '1d', '1w'] as const)('are drawn once for its %s candles [I4B-F2]', (interval) => {
    const engine = cold();
    const query = { ...ofDays, interval, limit: 12 };
    const first = engine.candles(query);

    // What is left to draw is today.
    expect(costsOf(engine, query).filter((cost) => cost > 0)).toEqual([50]);
    expect(engine.candles(query)).toEqual(first);
  });

  it('stay when something is done to a later day [I4B-F2]', () => {
    const engine = cold();
    const before = engine.candles({ ...ofDays, limit: 12 });
    engine.setPrice('INDEX', 'NIFTY50', (engine.quote('INDEX', 'NIFTY50')?.lastPrice ?? 0) * 1.01);

    expect(costsOf(engine, { ...ofDays, limit: 12 }).filter((cost) => cost > 0)).toEqual([50]);
    expect(engine.candles({ ...ofDays, limit: 12 })?.slice(0, -1)).toEqual(before?.slice(0, -1));
  });

  it('are forgotten from the first day on to which something was done', () => {
    const { engine, setTime } = start({ alwaysOpen: false });
    const level = (engine.quote('INDEX', 'NIFTY50')?.lastPrice ?? 0) * 1.01;
    engine.setPrice('INDEX', 'NIFTY50', level);
    setTime('2026-11-24T11:00:00');
    const shifted = engine.candles({ ...ofDays, limit: 2 });
    engine.reset();

    expect(engine.candles({ ...ofDays, limit: 2 })?.map(({ time }) => time)).toEqual(
      shifted?.map(({ time }) => time),
    );
    expect(engine.candles({ ...ofDays, limit: 2 })?.[0]?.close).not.toBe(shifted?.[0]?.close);
  });

  it('are drawn ahead, the newest first and one at a time [I4B-F2]', () => {
    const engine = cold();
    // What every quote of an index needs of its 52 weeks comes before.
    for (let count = daysOfYears('wealth') + 15; count > 0; count -= 1) engine.drawAhead();

    expect(costsOf(engine, { ...ofDays, limit: 4 }).slice(0, 4)).toEqual([50, 0, 0, 0]);
  });
});
