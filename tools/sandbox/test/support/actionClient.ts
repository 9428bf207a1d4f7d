import { join } from 'node:path';
import { calendarDay, istInstant } from '@wealth/domain';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../../src/database/database.ts';
import { checkLedger } from '../../src/ledger/checkLedger.ts';
import { actionsSchema, holdingsSchema } from './actionSchemas.ts';
import { call, signIn } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

/** Its mobile number. */
export const holder = '9876543210';

/** The client with holdings, what it reads of them and of actions, and the clock of its sandbox. */
export function createActionClient(test: TestSandbox) {
  /** What the clock of the sandbox shows. */
  let clockMs = test.now();

  async function get<Schema extends z.core.$ZodType>(path: `/${string}`, schema: Schema) {
    const token = (await signIn(test.sandbox, holder)).access_token;
    return z.parse(schema, (await call(test.sandbox, `GET /stat/app/v1${path}`, { token })).data);
  }

  async function control(path: string, json: unknown) {
    return call(test.sandbox, `POST /sandbox/v1/${path}`, { json });
  }

  return {
    get,
    control,
    async setClock(day: string, hours = 12) {
      clockMs = Math.round(istInstant(calendarDay(day)) + hours * 3_600_000);
      const json = { now: new Date(clockMs).toISOString() };
      expect((await control('clock', json)).status).toBe(200);
    },
    /** What does not add up in the books. */
    broken() {
      const database = openDatabase(join(test.dataFolder, 'wealth.db'));
      try {
        return checkLedger(database, clockMs);
      } finally {
        database.close();
      }
    },
    actions: (query = '') => get(`/actions${query}`, actionsSchema),
    async holding(symbol: string) {
      const holdings = await get('/holdings', holdingsSchema);
      const found = holdings.find(({ instrument }) => instrument.symbol === symbol);
      if (!found) throw new RangeError(`${symbol} is not held`);
      return found;
    },
  };
}

export type ActionClient = ReturnType<typeof createActionClient>;
