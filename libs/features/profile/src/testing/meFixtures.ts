import {
  envelopeOf,
  failing,
  getGetAchievementsMockHandler,
  getGetBankAccountsMockHandler,
  getGetSessionsMockHandler,
  getSignOutSessionMockHandler,
  getVerifyPinMockHandler,
} from '@wealth/api-sdk/testing';
import type { Achievement, BankAccount, SignedInSession } from '@wealth/api-sdk/model';
import type { HttpHandler } from 'msw';

export const primaryAccount: BankAccount = {
  id: 'account-1',
  holder: 'Asha Namuna',
  bank_name: 'Sandbox Bank',
  ifsc: 'SBOX0000001',
  masked_number: '••••4821',
  account_type: 'savings',
  upi_id: 'asha.namuna@sandbox',
  primary: true,
  status: 'verified',
  failure: null,
  created_at: '2026-10-06T10:12:00+05:30',
  checked_at: '2026-10-06T10:12:10+05:30',
};

export const secondAccount: BankAccount = {
  ...primaryAccount,
  id: 'account-2',
  bank_name: 'Satpura Bank',
  ifsc: 'SATP0000002',
  masked_number: '••••1290',
  account_type: 'current',
  upi_id: '',
  primary: false,
};

export const pendingAccount: BankAccount = {
  ...secondAccount,
  id: 'account-3',
  bank_name: 'Aravalli Bank',
  ifsc: 'ARAV0000003',
  masked_number: '••••0937',
  status: 'pending',
  checked_at: null,
};

export const failedAccount: BankAccount = {
  ...secondAccount,
  id: 'account-4',
  bank_name: 'Demo Co-operative Bank',
  ifsc: 'DEMO0000004',
  masked_number: '••••7755',
  status: 'failed',
  failure: 'name_mismatch',
};

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

/** A back end on which everything that /me reads goes well, with these bank accounts. */
export function meHandlers(accounts: BankAccount[] = [primaryAccount, pendingAccount]): HttpHandler[] {
  return [
    getGetBankAccountsMockHandler(envelopeOf(accounts)),
    getGetSessionsMockHandler(envelopeOf(sessions)),
    getGetAchievementsMockHandler(envelopeOf(achievements)),
    getSignOutSessionMockHandler(),
    getVerifyPinMockHandler(),
  ];
}

/** A back end that answers 500 to everything that /me reads. */
export function brokenMeHandlers(): HttpHandler[] {
  return ['*/client/app/v1/*', '*/auth/app/v1/sessions'].map((path) =>
    failing(path, { status: 500, message: 'Out of order' }),
  );
}
