import * as z from 'zod/mini';
import { atLeast, told, type Figure } from './figures.ts';
import { runOfSandbox } from './processes.ts';

/** What the pass line is measured against, and what is aimed at on an idle machine. */
const leastRatio = 1.5;
const aimPerSecond = 500_000;

const comparison = z.object({
  messages: z.number(),
  oursPerSecond: z.number(),
  peerPerSecond: z.number(),
});

/** Our exchange, with its checks, beside nodejs-order-book on the same million messages, taking turns in one process. */
export async function measureMatcher(): Promise<Figure[]> {
  const answer = z.parse(comparison, await runOfSandbox('bench/compareMatchers.ts'));
  const { messages, oursPerSecond, peerPerSecond } = answer;
  return [
    atLeast({ name: 'times as fast as nodejs-order-book' }, oursPerSecond / peerPerSecond, leastRatio),
    told({ name: 'messages' }, messages),
    told({ name: 'messages a second' }, oursPerSecond, `≥ ${aimPerSecond}`),
    told({ name: 'messages a second of nodejs-order-book' }, peerPerSecond),
  ];
}
