import {
  envelopeOf,
  failing,
  getGetAchievementsMockHandler,
  getGetIdentityDetailMockHandler,
  getGetSessionsMockHandler,
  getSignOutSessionMockHandler,
} from '@wealth/api-sdk/testing';
import type { Achievement, IdentityDetail, SignedInSession } from '@wealth/api-sdk/model';
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
    code: 'first_trade_settled',
    title: 'First trade settled',
    description: 'A trade of yours has settled.',
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
    description: 'You have read the lessons on risk.',
    progress: 4,
    target: 6,
    earned_at: null,
  },
];

export const identityDetail: IdentityDetail = {
  full_name: 'Asha Namuna',
  id_no: 'ZZZPN1234Z',
  mobile: '9876543210',
  create_datetime: '2026-11-02T10:15:00+05:30',
  check_time: '2026-11-03T11:00:00+05:30',
  id_front_url: '/files/front',
  id_back_url: '/files/back',
  status: 'approved',
  reason: null,
  timeline: [
    { step: 'submitted', time: '2026-11-02T10:15:00+05:30' },
    { step: 'in_review', time: '2026-11-02T10:16:00+05:30' },
    { step: 'decided', time: '2026-11-03T11:00:00+05:30' },
  ],
  earlier: [
    {
      create_datetime: '2026-10-28T09:40:00+05:30',
      check_time: '2026-10-29T16:05:00+05:30',
      status: 'rejected',
      reason: 'The photograph of the back is blurred.',
    },
  ],
};

/** A back end on which everything that /me reads goes well. */
export function meHandlers(): HttpHandler[] {
  return [
    getGetSessionsMockHandler(envelopeOf(sessions)),
    getGetAchievementsMockHandler(envelopeOf(achievements)),
    getGetIdentityDetailMockHandler(envelopeOf(identityDetail)),
    getSignOutSessionMockHandler(),
  ];
}

/** A back end that answers 500 to everything that /me reads. */
export function brokenMeHandlers(): HttpHandler[] {
  return ['*/client/app/v1/*', '*/auth/app/v1/sessions', '*/identify/app/v1/*'].map((path) =>
    failing(path, { status: 500, message: 'Out of order' }),
  );
}
