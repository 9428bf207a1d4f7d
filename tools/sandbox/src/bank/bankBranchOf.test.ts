import { expect, it } from 'vitest';
import { bankBranchOf } from './bankBranchOf.ts';
import { bankNameOf } from './bankNames.ts';

it.each([
  ['SBOX0000001', 'Sandbox Bank, Fort, Mumbai'],
  ['ARAV0000042', 'Aravalli Bank, Camp, Pune'],
  ['SATP0000999', 'Satpura Bank, Banjara Hills, Hyderabad'],
  ['SBOX0000000', null],
  ['SBOX0001000', null],
  ['SBOX0ABCDEF', null],
  ['ZZZZ0000001', null],
  ['sbox0000001', null],
  ['', null],
])('the branch of %s is %s [I6A-4-BRANCH]', (ifsc, name) => {
  const found = bankBranchOf(ifsc);
  expect(found && `${found.bank_name}, ${found.branch}, ${found.city}`).toBe(name);
});

it('a bank that is not known is called by its letters', () => {
  expect([bankNameOf('SBOX0000001'), bankNameOf('ZZZZ0000001')]).toEqual(['Sandbox Bank', 'ZZZZ']);
});
