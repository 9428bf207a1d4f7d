import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function token(mobile: string): Promise<string> {
  return (await signIn(test.sandbox, mobile)).access_token;
}

function decide(mobile: string, decision: { status: string; reason?: string }) {
  return call(test.sandbox, 'POST /sandbox/v1/kyc', { json: { mobile, ...decision } });
}

describe('achievements', () => {
  async function achievements(mobile: string) {
    const { data } = await call(test.sandbox, 'GET /client/app/v1/achievements', {
      token: await token(mobile),
    });
    return z
      .parse(
        z.array(
          z.object({
            code: z.string(),
            progress: z.number(),
            target: z.number(),
            earned_at: z.nullable(z.string()),
          }),
        ),
        data,
      )
      .map(({ code, progress, target, earned_at }) => [code, progress, target, earned_at] as const);
  }

  it('are about safety and learning, and count no trade [I6B-4-ACHIEVEMENTS]', async () => {
    expect(await achievements('9876543210')).toEqual([
      ['identity_verified', 1, 1, '2026-11-18T11:00:00+05:30'],
      ['pin_set', 1, 1, expect.stringMatching(/\+05:30$/)],
      ['two_bank_accounts', 1, 2, null],
      ['nominee_read', 0, 1, null],
      ['key_facts_read', 0, 1, null],
      ['risk_lessons', 0, 6, null],
    ]);
  });

  it('of a client without any are open', async () => {
    expect(await achievements('9876543211')).toEqual([
      ['identity_verified', 0, 1, null],
      ['pin_set', 0, 1, null],
      ['two_bank_accounts', 0, 2, null],
      ['nominee_read', 0, 1, null],
      ['key_facts_read', 0, 1, null],
      ['risk_lessons', 0, 6, null],
    ]);
  });

  it('grow with what happens', async () => {
    await decide('9876543212', { status: 'approved' });

    expect((await achievements('9876543212'))[0]).toEqual([
      'identity_verified',
      1,
      1,
      '2026-11-19T11:00:00+05:30',
    ]);
  });

  it('grow with what is read, on the day of the last lesson [I6B-4-ACHIEVEMENTS]', async () => {
    const bearer = await token('9876543210');
    const lessons = ['diversification', 'borrowing', 'ipo-allotment', 'stop-orders', 'liquidity', 'fraud'];
    for (const id of ['nomination', 'key-facts', ...lessons]) {
      test.advance(60_000);
      await call(test.sandbox, `POST /content/app/v1/articles/${id}/read`, { token: bearer });
    }

    expect((await achievements('9876543210')).slice(3)).toEqual([
      ['nominee_read', 1, 1, '2026-11-19T11:01:00+05:30'],
      ['key_facts_read', 1, 1, '2026-11-19T11:02:00+05:30'],
      ['risk_lessons', 6, 6, '2026-11-19T11:08:00+05:30'],
    ]);
  });
});
