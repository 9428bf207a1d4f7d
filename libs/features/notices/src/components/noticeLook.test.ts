import { BankIcon, CalendarIcon, ErrorIcon, SuccessIcon, WithdrawIcon } from '@wealth/ui/icon';
import { expect, it } from 'vitest';
import { noticeLook } from './noticeLook.ts';

it.each([
  { code: 'kyc_rejected', icon: ErrorIcon, tone: 'negative' },
  { code: 'bank_failed', icon: ErrorIcon, tone: 'negative' },
  { code: 'kyc_approved', icon: SuccessIcon, tone: 'positive' },
  { code: 'bank_verified', icon: SuccessIcon, tone: 'positive' },
])('announces $code as $tone [I3A-USE-10]', ({ code, ...look }) => {
  expect(noticeLook({ code, category: 'account' })).toEqual(look);
});

it.each(['bank_added', 'bank_removed', 'a code of a newer server'])(
  'gives %s no tick: nothing has succeeded [I3A-USE-10]',
  (code) => {
    expect(noticeLook({ code, category: 'account' })).toMatchObject({ tone: 'neutral' });
  },
);

it.each([
  { code: 'deposit_credited', icon: SuccessIcon, tone: 'positive' },
  { code: 'deposit_returned', icon: ErrorIcon, tone: 'negative' },
  { code: 'withdrawal_asked', icon: WithdrawIcon, tone: 'accent' },
  { code: 'withdrawal_paid', icon: SuccessIcon, tone: 'positive' },
  { code: 'withdrawal_failed', icon: ErrorIcon, tone: 'negative' },
  { code: 'withdrawable_now', icon: WithdrawIcon, tone: 'accent' },
  { code: 'settlement_near', icon: CalendarIcon, tone: 'accent' },
  { code: 'settlement_paid', icon: SuccessIcon, tone: 'positive' },
  { code: 'settlement_failed', icon: ErrorIcon, tone: 'negative' },
])('shows of money in $code how it went [I6A-7-NOTICE-LOOK]', ({ code, ...look }) => {
  expect(noticeLook({ code, category: 'money' })).toEqual(look);
});

it('shows a bank account in review as one, with no tick [I6A-7-NOTICE-LOOK]', () => {
  expect(noticeLook({ code: 'bank_in_review', category: 'account' })).toEqual({
    icon: BankIcon,
    tone: 'neutral',
  });
});
