import md5 from 'md5';
import * as z from 'zod/mini';
import type { Sandbox } from '../../src/index.ts';
import { call, cookieOf, type Reply } from './api.ts';

/** What is added when a test does not say otherwise. */
export const account = { holder: 'Asha Verma', ifsc: 'SBOX0000014', account_number: '11445522100937' };

const accountSchema = z.object({
  id: z.string(),
  primary: z.boolean(),
  status: z.string(),
  failure: z.nullable(z.string()),
  masked_number: z.string(),
});
const faultsSchema = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });

export function idOf(reply: Reply): string {
  return z.parse(accountSchema, reply.data).id;
}

/** Field and code of every fault of a refusal. */
export function fieldsOf({ data }: Reply) {
  return z.parse(faultsSchema, data).errors;
}

interface Extras {
  /** A PIN is confirmed for the call when absent. */
  cookie?: string;
  headers?: Record<string, string>;
}

/** The bank calls of one signed-in client. */
export function createBankClient(sandbox: Sandbox, token: string, pin = '246810') {
  /** The cookie of a PIN that was just confirmed. */
  async function confirmPin(): Promise<string> {
    const json = { pin: md5(pin) };
    return cookieOf(await call(sandbox, 'POST /client/app/v1/pin/verify', { token, json }));
  }

  async function headersOf({ cookie, headers }: Extras) {
    return { cookie: cookie ?? (await confirmPin()), ...headers };
  }

  return {
    confirmPin,
    async add(json: object = account, extras: Extras = {}) {
      return call(sandbox, 'POST /client/app/v1/bank', { token, json, headers: await headersOf(extras) });
    },
    async change(id: string, json: object, extras: Extras = {}) {
      const headers = await headersOf(extras);
      return call(sandbox, `PATCH /client/app/v1/bank/${id}`, { token, json, headers });
    },
    async remove(id: string, extras: Extras = {}) {
      return call(sandbox, `DELETE /client/app/v1/bank/${id}`, { token, headers: await headersOf(extras) });
    },
    async list() {
      const { data } = await call(sandbox, 'GET /client/app/v1/bank', { token });
      return z.parse(z.array(accountSchema), data);
    },
  };
}

export type BankClient = ReturnType<typeof createBankClient>;
