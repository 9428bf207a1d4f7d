import type { CorporateAction as WireAction } from '@wealth/api-sdk/model';
import { expect, it } from 'vitest';
import { toCorporateAction } from './corporateAction.ts';

const wire: WireAction = {
  kind: 'bonus',
  ex_date: '2026-09-11',
  record_date: '2026-09-11',
  allotment_date: '2026-09-15',
  payment_date: null,
  amount: null,
  ratio: { before: 2, after: 3 },
  price_factor: 2 / 3,
};
const days = { exDate: '2026-09-11', recordDate: '2026-09-11' };

it('tells a bonus by what is got for what is held, and a split by what becomes of a share', () => {
  expect(toCorporateAction(wire)).toEqual({
    ...days,
    id: 'bonus 2026-09-11 3',
    kind: 'bonus',
    got: 1,
    held: 2,
    allottedOn: '2026-09-15',
  });
  expect(toCorporateAction({ ...wire, kind: 'split', ratio: { before: 1, after: 5 } })).toMatchObject({
    kind: 'split',
    got: 5,
    held: 1,
  });
});

it('tells rights with what a new share costs, and a demerger by the new shares', () => {
  const rights = { ...wire, kind: 'rights', amount: 1_210, ratio: { before: 8, after: 9 } } as const;
  expect(toCorporateAction(rights)).toMatchObject({ kind: 'rights', got: 1, held: 8, price: 1_210 });
  expect(toCorporateAction({ ...rights, amount: null })).toBeNull();
  const demerger = { ...wire, kind: 'demerger', ratio: { before: 1, after: 1 } } as const;
  expect(toCorporateAction(demerger)).toMatchObject({ kind: 'demerger', got: 1, held: 1 });
});

it('tells a dividend with its amount and the day it is paid', () => {
  const dividend = {
    ...wire,
    kind: 'dividend',
    amount: 4.5,
    ratio: null,
    payment_date: '2026-09-25',
  } as const;
  expect(toCorporateAction(dividend)).toMatchObject({ kind: 'dividend', amount: 4.5, paidOn: '2026-09-25' });
});

it('leaves out what says less than it has to', () => {
  expect(toCorporateAction({ ...wire, ratio: null })).toBeNull();
  expect(toCorporateAction({ ...wire, kind: 'dividend' })).toBeNull();
});
