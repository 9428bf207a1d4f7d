import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAssetMockHandler,
  getGetBankAccountsMockHandler,
  getGetBankBranchMockHandler,
  getGetRunningAccountMockHandler,
  getVerifyPinMockHandler,
} from '@wealth/api-sdk/testing';
import type { BankAccount, RunningAccount } from '@wealth/api-sdk/model';
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

export const reviewedAccount: BankAccount = { ...pendingAccount, id: 'account-5', status: 'in_review' };

/** The stage stands at 14:32:07 on Thursday, 19 November 2026. */
export const newAccount: BankAccount = {
  ...secondAccount,
  id: 'account-6',
  masked_number: '••••5566',
  created_at: '2026-11-18T16:20:00+05:30',
};

export const runningFixture: RunningAccount = {
  choice: 'quarterly',
  next: { day: '2027-01-01', sent_at: '2027-01-01T16:00:00+05:30', reason: 'choice', provisional: false },
  idle: { since: '2026-11-18', on: '2026-12-18' },
  balance: 150_500.5,
  amount: 120_500.5,
  lines: [{ code: 'unsettled_sales', amount: 30_000, frees_at: '2026-11-20T08:00:00+05:30' }],
  account: {
    id: primaryAccount.id,
    bank_name: primaryAccount.bank_name,
    masked_number: primaryAccount.masked_number,
    ifsc: primaryAccount.ifsc,
    holder: primaryAccount.holder,
  },
  gtts: [],
  last: null,
};

/** A back end on which cash and these bank accounts are read well, and every PIN is right. */
export function fundHandlers(accounts: BankAccount[] = [primaryAccount, pendingAccount]): HttpHandler[] {
  return [
    getGetAssetMockHandler(envelopeOf(assetFixture)),
    getGetBankAccountsMockHandler(envelopeOf(accounts)),
    getGetBankBranchMockHandler(({ params }) =>
      envelopeOf({
        ifsc: String(params['ifsc']),
        bank_name: 'Sandbox Bank',
        branch: 'Koregaon Park',
        city: 'Pune',
      }),
    ),
    getGetRunningAccountMockHandler(envelopeOf(runningFixture)),
    getVerifyPinMockHandler(),
  ];
}

/** A back end that answers 500 to all of it. */
export function brokenFundHandlers(): HttpHandler[] {
  return ['*/client/app/v1/*', '*/stat/app/v1/*', '*/fund/app/v1/*'].map((path) =>
    failing(path, { status: 500, message: 'Out of order' }),
  );
}
