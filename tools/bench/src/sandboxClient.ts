import { createHash } from 'node:crypto';

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

/** Market and symbol of every instrument that can be bought. */
export async function allInstruments(origin: string): Promise<unknown[]> {
  const instruments: unknown[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const answer: Response = await fetch(
      `${origin}/stock/api/v1/instruments?limit=200&cursor=${encodeURIComponent(cursor)}`,
      { headers: { Authorization: 'wealth-sandbox-key' } },
    );
    const text = await answer.text();
    for (const [, market, symbol] of text.matchAll(/"market":"([A-Z]+)","symbol":"([^"]+)","name"/g)) {
      instruments.push({ market, symbol });
    }
    cursor = /"next_cursor":"([^"]+)"/.exec(text)?.[1];
  }
  return instruments;
}
