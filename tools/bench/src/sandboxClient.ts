import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** The password of every seeded client as it travels. */
export const passwordHash = createHash('md5').update('Wealth@123').digest('hex');

/** Signs a seeded client in. @returns The access token. */
export async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/app/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: passwordHash }),
  });
  const body: unknown = await answer.json();
  const token = /"access_token":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  if (!token) throw new Error(`The sandbox let nobody in: ${answer.status}`);
  return token;
}

const instrumentsSchema = z.object({
  data: z.object({
    items: z.array(z.object({ market: z.string(), symbol: z.string() })),
    next_cursor: z.nullish(z.string()),
  }),
});

/**
 * Market and symbol of every instrument that can be bought.
 * @throws Error where there is none: a socket that follows nothing would be waited for without an end.
 */
export async function allInstruments(origin: string): Promise<unknown[]> {
  const instruments: unknown[] = [];
  let cursor: string | null | undefined = '';
  do {
    const answer: Response = await fetch(
      `${origin}/stock/api/v1/instruments?limit=200&cursor=${encodeURIComponent(cursor)}`,
      { headers: { Authorization: 'wealth-sandbox-key' } },
    );
    const { data } = z.parse(instrumentsSchema, await answer.json());
    instruments.push(...data.items);
    cursor = data.next_cursor;
  } while (cursor);
  if (instruments.length === 0) throw new Error('The sandbox has no instrument.');
  return instruments;
}
