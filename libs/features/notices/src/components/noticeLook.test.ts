import { ErrorIcon, SuccessIcon } from '@wealth/ui/icon';
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
