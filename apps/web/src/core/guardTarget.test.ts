import { href, toOwnPath } from '@wealth/hrefs';
import { ApiError } from '@wealth/api-sdk';
import type { Visitor } from '@wealth/session';
import { describe, expect, it } from 'vitest';
import { accessAt } from './access.ts';
import { guardTarget } from './guardTarget.ts';
import { restingRouter } from '../start/testing/restingRouter.ts';

type Who = 'guest' | 'unreadable' | 'unverified' | 'pending' | 'rejected' | 'approved';

const profile = {
  id: '100001',
  name: 'Asha Namuna',
  username: '9876543210',
  avatar: '',
  vip: 0,
  score: 0,
  service: '',
  kycStatus: 'approved',
  verified: 'approved',
  order_num: 0,
  has_pin: false,
  account: '',
  allow_compensation: false,
  allow_bonus: false,
  allow_loan: false,
};

function visitorOf(who: Who): Visitor {
  if (who === 'guest') return { kind: 'guest' };
  if (who === 'unreadable')
    return {
      kind: 'unreadable',
      error: new ApiError('server', 'GET /auth/app/v1/client_info', { status: 500 }),
    };
  return { kind: 'client', profile, kycStatus: who };
}

/** That of the app: who a page is for stands on its route. */
const router = restingRouter();

const lastRoute = toOwnPath('/portfolio/holding?sort=value#row-3');

// Null is "show".
const table: ReadonlyArray<{
  who: Who;
  public: null;
  login: string | null;
  error: null;
  kyc: string | null;
  other: string | null;
}> = [
  { who: 'guest', public: null, login: null, error: null, kyc: '/login', other: '/login' },
  { who: 'unreadable', public: null, login: null, error: null, kyc: '/login', other: '/login' },
  { who: 'unverified', public: null, login: '/kyc', error: null, kyc: null, other: '/kyc' },
  { who: 'pending', public: null, login: '/kyc', error: null, kyc: null, other: '/kyc' },
  { who: 'rejected', public: null, login: '/kyc', error: null, kyc: null, other: '/kyc' },
  { who: 'approved', public: null, login: '/dashboard', error: null, kyc: lastRoute, other: null },
];

const paths = {
  public: ['/about', '/privacy', '/cookie', '/about/'],
  // The router takes capitals for the same page.
  login: ['/login', '/login/', '/Login'],
  error: ['/error'],
  kyc: ['/kyc'],
  other: [
    '/',
    '/dashboard',
    '/market',
    '/discover',
    '/portfolio',
    '/portfolio/summary',
    '/portfolio/history',
    '/me',
    '/me/records',
    '/services/movers',
    '/no-such-page',
    '/constructor',
    '/__proto__',
  ],
} as const;

const combinations = table.flatMap((row) =>
  (['public', 'login', 'error', 'kyc', 'other'] as const).flatMap((column) =>
    paths[column].map((path) => ({ who: row.who, path, expected: row[column] })),
  ),
);

describe('guardTarget', () => {
  it.each(combinations)(
    '$who at $path → $expected [I1-10-GUARDS] [S4-GUARD-PUBLIC] [S4-GUARD-GUEST] [S4-GUARD-UNREADABLE] [S4-GUARD-LOGIN] [S4-GUARD-KYC] [S4-GUARD-APPROVED] [S6-PUBLIC] [S6-SIGNED-IN] [S6-NOT-APPROVED] [I3B-7-ACCESS]',
    ({ who, path, expected }) => {
      expect(guardTarget(accessAt(router, path), visitorOf(who), lastRoute)).toBe(expected);
    },
  );

  it('sends an approved client from /kyc to the dashboard when no route is remembered', () => {
    expect(guardTarget('kyc', visitorOf('approved'), null)).toBe(href.dashboard());
  });
});
