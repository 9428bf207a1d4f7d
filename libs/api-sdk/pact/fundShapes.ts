import { MatchersV3 } from '@pact-foundation/pact';
import { moment } from './contract.ts';

const { like, regex } = MatchersV3;

/** The ids of the states that name them. */
export const bankId = '5b0c7a52-0d5e-4a39-8a53-3f1d0f6f2c11';
export const depositId = '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d';
export const withdrawn =
  'client 9876543210 is signed in and has a withdrawal that waits, the one of the request';

export const account = {
  id: like(bankId),
  bank_name: like('Sandbox Bank'),
  masked_number: regex('^••••\\d{4}$', '••••4821'),
  ifsc: like('SBOX0000001'),
  holder: like('Asha Verma'),
};
export const step = (state: string) => ({ state, time: moment('2026-11-19T14:32:07+05:30'), reason: null });
export const byClient = { code: 'by_client', message: like('Cancelled by the client.') };
export const pendingLine = { code: 'pending_withdrawal', amount: 5_000, frees_at: null };
export const reference = regex('^\\S{4,35}$', 'WD4F7A2C91B05E');
