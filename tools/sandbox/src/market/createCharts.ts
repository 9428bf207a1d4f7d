import type { Candle, MarketEngine } from '../engine/index.ts';

type ChartQuery = Parameters<MarketEngine['candles']>[0];

/** Null for an instrument that does not exist; `busy` when too many charts wait. */
export type ChartAnswer = Candle[] | 'busy' | null;

/** Charts as requests ask for them: a long one is drawn piece by piece, with everybody else's work in between. */
export interface Charts {
  candles(query: ChartQuery): ChartAnswer | Promise<ChartAnswer>;
}

/** Days of one share that are drawn in one piece: some 10 ms. */
const pieceCost = 120;
/** Different charts that may be on their way at once; each is drawn for all who ask for it. */
export const mostCharts = 32;

interface Job {
  steps: Generator<number, Candle[]>;
  /** What the day costs that comes next. */
  cost: number;
  finish: (candles: Candle[]) => void;
  fail: (error: unknown) => void;
}

/** Draws until a piece is full. @returns The candles, when they are all drawn. */
function drawPiece(job: Pick<Job, 'steps' | 'cost'>): Candle[] | null {
  for (let spent = job.cost; ;) {
    const step = job.steps.next();
    if (step.done === true) return step.value;
    job.cost = step.value;
    spent += step.value;
    if (spent > pieceCost) return null;
  }
}

/** Makes the charts of a market. */
export function createCharts(engine: () => MarketEngine): Charts {
  const asked = new Map<string, Promise<Candle[]>>();
  const jobs: Job[] = [];

  /** One piece of one chart each time that everybody else has had a turn. */
  function goOn(): void {
    const job = jobs.shift();
    if (!job) return;
    try {
      const candles = drawPiece(job);
      if (candles) job.finish(candles);
      else jobs.push(job);
    } catch (error) {
      job.fail(error);
    }
    if (jobs.length > 0) setImmediate(goOn);
  }

  function enqueue(job: Pick<Job, 'steps' | 'cost'>): Promise<Candle[]> {
    return new Promise((resolve, reject) => {
      jobs.push({ ...job, finish: resolve, fail: reject });
      if (jobs.length === 1) setImmediate(goOn);
    });
  }

  return {
    candles(query) {
      const key = JSON.stringify([
        query.market,
        query.symbol,
        query.interval,
        query.before,
        query.limit,
        query.adjusted,
      ]);
      const ready = asked.get(key);
      if (ready) return ready;
      if (asked.size >= mostCharts) return 'busy';
      const steps = engine().candleSteps(query);
      if (!steps) return null;
      const job = { steps, cost: 0 };
      // Most charts are one piece; while others wait for theirs, no caller goes first.
      const candles = jobs.length === 0 ? drawPiece(job) : null;
      if (candles) return candles;
      const drawn = enqueue(job);
      asked.set(key, drawn);
      return drawn.finally(() => asked.delete(key));
    },
  };
}
