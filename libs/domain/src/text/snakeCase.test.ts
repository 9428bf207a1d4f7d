import { expect, expectTypeOf, it } from 'vitest';
import { snakeCase } from './snakeCase.ts';

it.each([
  ['offTick', 'off_tick'],
  ['securitiesTransactionTax', 'securities_transaction_tax'],
  ['gst', 'gst'],
])('%s is %s on the wire [I4C-6-CODES]', (code, wire) => {
  expect(snakeCase(code)).toBe(wire);
});

it('keeps what is known of a code', () => {
  const code = snakeCase<'offTick' | 'gst'>('offTick');
  expectTypeOf(code).toEqualTypeOf<'off_tick' | 'gst'>();
});
