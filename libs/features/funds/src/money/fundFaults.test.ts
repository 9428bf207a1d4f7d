import { expect, it } from 'vitest';
import { allFaults, type MoneyFault } from './fundFaults.ts';

const pending: MoneyFault = {
  code: 'pending_withdrawal',
  field: 'amount',
  nearest: null,
  figure: null,
  until: null,
  message: 'Another withdrawal is under way.',
};

it('says what three have found once [I6A-2-ONE]', () => {
  const message = 'Another withdrawal is under way.';
  const atServer = {
    code: 'pending_withdrawal',
    field: 'amount',
    message,
    nearest: null,
    until: null,
  } as const;
  const found = allFaults({ own: [], atServer: [atServer, atServer], refused: [pending] });
  expect(found.map(({ code }) => code)).toEqual(['pending_withdrawal']);

  const account: MoneyFault = { ...pending, field: 'account' };
  expect(allFaults({ own: [], atServer: [], refused: [pending, account, account] })).toEqual([
    pending,
    account,
  ]);
});
