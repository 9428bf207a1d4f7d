import * as z from 'zod/mini';

/** An answer with one of these has no body, so it can carry no envelope. */
const statusesWithoutBody = new Set([204, 205, 304]);

/** A failure to be answered instead of, or after, what the server would do. */
export const faultSchema = z.object({
  /** An HTTP method, or `*`. */
  method: z._default(z.string().check(z.minLength(1)), '*'),
  /** An exact path without query, or a beginning that ends in `*`. */
  path: z.string().check(z.startsWith('/')),
  kind: z.enum(['status', 'delay', 'drop', 'malformed', 'html', 'unauthorized']),
  status: z.optional(
    z.int().check(
      z.gte(200),
      z.lte(599),
      z.refine((status) => !statusesWithoutBody.has(status), 'The status has no body'),
    ),
  ),
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** How many requests it meets; until DELETE when absent. */
  times: z.optional(z.int().check(z.gte(1))),
});

/** A delay that names no length. */
export const defaultDelayMs = 1_000;

export type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  add(faults: readonly Fault[]): void;
  clear(): void;
  /** The first fault that fits, which is counted as met; null when none does. */
  take(method: string, path: string): Fault | null;
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== '*' && fault.method.toUpperCase() !== method) return false;
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : path === fault.path;
}

/** Makes the list of faults. The first match wins, in the order they were added. */
export function createFaults(): Faults {
  let entries: Array<{ fault: Fault; left: number }> = [];
  return {
    add(faults) {
      entries.push(...faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })));
    },
    clear() {
      entries = [];
    },
    take(method, path) {
      const entry = entries.find(({ fault }) => fits(fault, method, path));
      if (!entry) return null;
      entry.left -= 1;
      if (entry.left <= 0) entries = entries.filter((candidate) => candidate !== entry);
      return entry.fault;
    },
  };
}
