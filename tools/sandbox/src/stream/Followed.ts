import { instrumentIdOf } from '@wealth/domain';
import type { CandleInterval, MarketEngine } from '../engine/index.ts';
import { isQuoted } from '../market/findInstrument.ts';
import type { InstrumentName } from './frames.ts';

/** An order book or the running candle of a chart that a page follows. */
export type Subject =
  | { kind: 'depth'; instrument: InstrumentName }
  | { kind: 'candle'; instrument: InstrumentName; interval: CandleInterval };

/** Names a subject: one that two pages follow is read once. */
export function subjectKey(subject: Subject): string {
  const id = instrumentIdOf(subject.instrument);
  return subject.kind === 'depth' ? `depth ${id}` : `candle ${id} ${subject.interval}`;
}

/** What a frame says of a subject at an instant, in JSON behind its number; null for what has none. */
function bodyOf(engine: MarketEngine, subject: Subject, at: number): string | null {
  const { market, symbol } = subject.instrument;
  if (subject.kind === 'depth') {
    const depth = engine.depthAt(market, symbol, at);
    return depth && JSON.stringify({ market, symbol, ...depth }).slice(1);
  }
  if (!isQuoted(engine, subject.instrument)) return null;
  const { interval } = subject;
  const candle = engine.candleAt({ market, symbol, interval }, at);
  return JSON.stringify({ market, symbol, interval, candle }).slice(1);
}

function frameOf({ kind }: Subject, seq: number, body: string): string {
  return `{"type":"${kind}","seq":${seq},${body}`;
}

/**
 * Order books and running candles as they were last sent. A subject without followers is not read; one that several pages
 * follow is read once a round.
 */
export class Followed {
  #sent = new Map<string, string>();

  /** The frame of a subject as of a round that is over; null for a subject without one. */
  frameNow(engine: MarketEngine, subject: Subject, seq: number): string | null {
    const key = subjectKey(subject);
    const body = this.#sent.get(key) ?? bodyOf(engine, subject, engine.roundEnd());
    if (body === null) return null;
    this.#sent.set(key, body);
    return frameOf(subject, seq, body);
  }

  /** Reads all that is followed as of a round's end (epoch milliseconds); answers the frames of what has changed. */
  onRound(
    engine: MarketEngine,
    subjects: ReadonlyMap<string, Subject>,
    { seq, at }: { seq: number; at: number },
  ): ReadonlyMap<string, string> {
    const sent = new Map<string, string>();
    const frames = new Map<string, string>();
    for (const [key, subject] of subjects) {
      const body = bodyOf(engine, subject, at);
      if (body === null) continue;
      sent.set(key, body);
      if (this.#sent.get(key) !== body) frames.set(key, frameOf(subject, seq, body));
    }
    this.#sent = sent;
    return frames;
  }
}
