import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const menuSchema = z.array(z.object({ path: z.string(), meta: z.object({ title: z.string() }) }));

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

async function read(headers: Record<string, string>) {
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const reply = await call(test.sandbox, 'GET /auth/app/v1/menu', { token, headers });
  return { vary: reply.headers.get('vary'), menu: z.parse(menuSchema, reply.data) };
}

describe('the menu [I3A-SPEC-MENU]', () => {
  it.each([
    { language: 'hi', titles: ['घट-बढ़', 'इंस्ट्रूमेंट', 'होल्डिंग', 'संस्थागत', 'ओटीसी', 'आईपीओ', 'मुआवज़ा'] },
    {
      language: 'hi-IN,en;q=0.5',
      titles: ['घट-बढ़', 'इंस्ट्रूमेंट', 'होल्डिंग', 'संस्थागत', 'ओटीसी', 'आईपीओ', 'मुआवज़ा'],
    },
    {
      language: 'en-IN',
      titles: ['Movers', 'Instruments', 'Holdings', 'Institutional', 'OTC', 'IPO', 'Compensation'],
    },
    {
      language: 'ta',
      titles: ['Movers', 'Instruments', 'Holdings', 'Institutional', 'OTC', 'IPO', 'Compensation'],
    },
  ])('in $language has its titles', async ({ language, titles }) => {
    const { menu, vary } = await read({ 'accept-language': language });

    expect(menu.map(({ meta }) => meta.title)).toEqual(titles);
    expect(menu.map(({ path }) => path)).toEqual([
      '/services/movers',
      '/services/instruments',
      '/services/holdings',
      '/services/fo',
      '/services/otc',
      '/services/ipo',
      '/services/compensation',
    ]);
    expect(vary?.split(', ').toSorted()).toEqual(['Accept-Language', 'Origin']);
  });

  it('has what the client was given the right to, and nothing else [I6B-6-MENU]', async () => {
    const right = { mobile: '9876543210', right: 'allow_compensation', given: false };
    await call(test.sandbox, 'POST /sandbox/v1/rights', { json: right });
    const { menu } = await read({ 'accept-language': 'en' });
    await call(test.sandbox, 'POST /sandbox/v1/rights', { json: { ...right, given: true } });

    expect(menu.map(({ meta }) => meta.title)).not.toContain('Compensation');
    expect(menu).toHaveLength(6);
  });

  it('is English for whoever names no language', async () => {
    expect((await read({})).menu[0]?.meta.title).toBe('Movers');
  });
});
