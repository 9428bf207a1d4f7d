import { toIstIso } from '@wealth/domain';
import type { ClientEvent } from '../clients/clientEvents.ts';
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

/** What a round changed of the named instruments; sent when it is nothing too, so that numbers have no gap. */
export function ticksFrame({ seq, time, rows }: StreamRound, keys: ReadonlySet<string>): string {
  const ticks: string[] = [];
  for (const key of keys) {
    const row = rows.get(key);
    if (row !== undefined) ticks.push(row);
  }
  return `{"type":"ticks","seq":${seq},"time":"${time}","ticks":[${ticks.join(',')}]}`;
}

/** Something that a client should know at once. */
export function eventFrame(event: ClientEvent, { id, now }: { id: string; now: number }): string {
  return JSON.stringify({ type: 'event', id, time: toIstIso(now), event });
}
