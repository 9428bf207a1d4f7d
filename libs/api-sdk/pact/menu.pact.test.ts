import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as auth from '../src/generated/endpoints/auth/auth.ts';
import {
  anyBearer,
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  refused,
  succeeds,
  unverified,
} from './contract.ts';

const { eachLike, like, regex } = MatchersV3;

describe('GET menu', () => {
  const toMenu = get('/auth/app/v1/menu');
  const call = () => auth.getMenu();

  it('answers entries [S7-MENU] [S3-MENU-ENTRY]', async () => {
    const entry = { path: '/services/movers', name: 'movers', component: 'market.movers' };
    const answer = holding(
      eachLike({
        path: regex('^/.*$', entry.path),
        name: like(entry.name),
        component: like(entry.component),
        meta: { title: like('Movers'), icon: like('trending-up') },
      }),
    );

    expect(await succeeds(toMenu('the menu', { ...by(holder), answer }), call)).toMatchObject([
      { ...entry, redirect: '' },
    ]);
  });

  it('answers titles in the language that is asked for [I3A-SPEC-MENU]', async () => {
    const answer = holding(
      eachLike({
        path: regex('^/.*$', '/services/movers'),
        name: like('movers'),
        component: like('market.movers'),
        // No Latin letters: another language would not do.
        meta: { title: regex('^[^A-Za-z]+$', 'घट-बढ़'), icon: like('trending-up') },
      }),
    );
    const headers = { ...anyBearer, 'Accept-Language': 'hi' };
    const exchange = toMenu('the menu in Hindi', { state: holder, headers, answer });

    expect(await succeeds(exchange, () => auth.getMenu({ 'Accept-Language': 'hi' }))).toMatchObject([
      { meta: { title: 'घट-बढ़' } },
    ]);
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toMenu('the menu without a good token', {}), call)).toBe(true);
  });

  it('answers 403 to a client whose KYC is not approved', async () => {
    const more = { headers: anyBearer, state: unverified, ...refused(403, 'KYC approval is required.') };

    expect((await isRefused(toMenu('the menu of an unverified client', more), call)).status).toBe(403);
  });
});
