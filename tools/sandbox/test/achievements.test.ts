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

  it('of a client with trades are earned on the day of the last step', async () => {
    expect(await achievements('9876543210')).toEqual([
      ['identity_verified', 1, 1, '2026-11-18T11:00:00+05:30'],
      ['first_trade_settled', 1, 1, expect.stringMatching(/T08:00:00\+05:30$/)],
      ['ten_settlements', 10, 10, expect.stringMatching(/T08:00:00\+05:30$/)],
      ['five_sectors', 5, 5, expect.stringMatching(/T09:15:00\+05:30$/)],
      ['two_bank_accounts', 1, 2, null],
    ]);
  });

  it('of a client without any are open', async () => {
    expect(await achievements('9876543211')).toEqual([
      ['identity_verified', 0, 1, null],
      ['first_trade_settled', 0, 1, null],
      ['ten_settlements', 0, 10, null],
      ['five_sectors', 0, 5, null],
      ['two_bank_accounts', 0, 2, null],
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

  it('count a trade once it has settled', async () => {
    const before = (await achievements('9876543215'))[2];
    const settled = Number(before?.[1]);
    test.advance(-400 * 24 * 3_600_000);

    expect(settled).toBe(4);
    expect((await achievements('9876543215'))[2]?.[1]).toBe(0);
  });
});
