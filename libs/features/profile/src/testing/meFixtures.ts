import {
  envelopeOf,
  failing,
  getGetAchievementsMockHandler,
  getGetSessionsMockHandler,
  getSignOutSessionMockHandler,
} from '@wealth/api-sdk/testing';
import type { Achievement, SignedInSession } from '@wealth/api-sdk/model';
import type { HttpHandler } from 'msw';

export const sessions: SignedInSession[] = [
  {
    id: 'session-1',
    device: 'Chrome on Linux',
    created_at: '2026-11-19T09:02:11+05:30',
    last_seen_at: '2026-11-19T14:32:00+05:30',
    current: true,
  },
  {
    id: 'session-2',
    device: 'Safari on iOS',
    created_at: '2026-11-12T08:12:40+05:30',
    last_seen_at: '2026-11-19T08:12:40+05:30',
    current: false,
  },
];

export const achievements: Achievement[] = [
  {
    code: 'identity_verified',
    title: 'Identity verified',
    description: 'Your identity check is approved.',
    progress: 1,
    target: 1,
    earned_at: '2024-03-12T13:30:00+05:30',
  },
  {
    code: 'two_bank_accounts',
    title: 'Two verified bank accounts',
    description: 'Two accounts in your own name are verified.',
    progress: 1,
    target: 2,
    earned_at: null,
  },
  {
    code: 'risk_lessons',
    title: 'Risk lessons',
    description: 'You have read all lessons on risk.',
    progress: 4,
    target: 6,
    earned_at: null,
  },
];

/** A back end on which everything that /me reads goes well. */
export function meHandlers(): HttpHandler[] {
  return [
    getGetSessionsMockHandler(envelopeOf(sessions)),
    getGetAchievementsMockHandler(envelopeOf(achievements)),
    getSignOutSessionMockHandler(),
  ];
}

/** A back end that answers 500 to everything that /me reads. */
export function brokenMeHandlers(): HttpHandler[] {
  return ['*/client/app/v1/*', '*/auth/app/v1/sessions'].map((path) =>
    failing(path, { status: 500, message: 'Out of order' }),
  );
}
