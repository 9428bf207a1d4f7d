import * as z from 'zod/mini';
import type { Sandbox } from '../../src/index.ts';
import { call } from './api.ts';

export const listSchema = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  version: z.number(),
  instruments: z.array(
    z.object({ market: z.string(), symbol: z.string(), name: z.string(), listed: z.boolean() }),
  ),
  columns: z.array(z.string()),
  sort: z.nullable(z.object({ column: z.string(), direction: z.string() })),
});

export const conflictSchema = z.object({
  errors: z.array(z.object({ field: z.string(), code: z.string() })),
  current: z.optional(z.unknown()),
});

/** What is sent when a test does not say otherwise. */
export const banks = {
  name: 'Lenders',
  version: 0,
  instruments: [
    { market: 'NSE', symbol: 'ARAVBANK' },
    { market: 'NSE', symbol: 'SATPBANK' },
  ],
  columns: ['last_price', 'change_percent'],
  sort: null,
};

/** A UUID that ends in this number. */
export function idNumber(count: number): string {
  return `7c1d2f0a-4b1e-4a57-9a0c-${String(count).padStart(12, '0')}`;
}

/** The watch list calls of one signed-in client. */
export function createWatchlistClient(sandbox: () => Sandbox, token: string) {
  return {
    save: (id: string, json: object = banks) =>
      call(sandbox(), `PUT /client/app/v1/watchlists/${id}`, { token, json }),
    saveAll: (json: unknown) => call(sandbox(), 'PUT /client/app/v1/watchlists', { token, json }),
    remove: (id: string, version: number | string) =>
      call(sandbox(), `DELETE /client/app/v1/watchlists/${id}?version=${version}`, { token }),
    async all() {
      const { data } = await call(sandbox(), 'GET /client/app/v1/watchlists', { token });
      return z.parse(z.array(listSchema), data);
    },
  };
}

export type WatchlistClient = ReturnType<typeof createWatchlistClient>;
