import { instrumentIdOf, toIstIso } from '@wealth/domain';
import type { ClientEvent } from '../clients/clientEvents.ts';
import type { MarketEngine } from '../engine/index.ts';
import { toWireQuote, toWireTick } from '../market/wire.ts';
import type { StreamRound } from './roundRing.ts';

/** What a heartbeat and a `ready` say: the last round and the sandbox's time (epoch milliseconds). */
export interface Beat {
  seq: number;
  now: number;
}

/** Answers a good authentication. */
export function readyFrame({ seq, now }: Beat): string {
  return JSON.stringify({ type: 'ready', seq, server_time: toIstIso(now) });
}

/** Says that the connection lives. */
export function heartbeatFrame({ seq, now }: Beat): string {
  return JSON.stringify({ type: 'heartbeat', seq, server_time: toIstIso(now) });
}

/** Every named instrument's quote as of `seq`. */
export function snapshotFrame(engine: MarketEngine, seq: number, keys: ReadonlySet<string>): string {
  const quotes = engine.quotes().filter((quote) => keys.has(instrumentIdOf(quote)));
  return JSON.stringify({ type: 'snapshot', seq, quotes: quotes.map(toWireQuote) });
}

/** What a round changed of the named instruments; sent when it is nothing too, so that numbers have no gap. */
export function ticksFrame(round: StreamRound, keys: ReadonlySet<string>): string {
  const ticks = round.quotes.filter((quote) => keys.has(instrumentIdOf(quote))).map(toWireTick);
  return JSON.stringify({ type: 'ticks', seq: round.seq, time: round.time, ticks });
}

/** Something that a client should know at once. */
export function eventFrame(event: ClientEvent, { id, now }: { id: string; now: number }): string {
  return JSON.stringify({ type: 'event', id, time: toIstIso(now), event });
}
