import { describe, expect, it } from 'vitest';
import { codesModule, readCodes, readEnums } from './codesModule.ts';

const described = (codes: string) => `
components:
  schemas:
    OrderReason:
      properties:
        code: { type: string, x-extensible-enum: ${codes} }
    OrderSide: { type: string, enum: [BUY, SELL] }
    Order:
      properties:
        id: { type: string }
`;

describe('the codes of the description [I4C-6-CODES]', () => {
  it('are those of every list, and become a list and a type each', () => {
    const lists = readCodes(described('[by_client, ioc_rest]'));

    expect([...lists]).toEqual([['OrderReason', ['by_client', 'ioc_rest']]]);
    expect(codesModule(lists, new Map())).toContain(
      "export const orderReasonCodes = ['by_client', 'ioc_rest'] as const;\nexport type OrderReasonCode =",
    );
  });

  it('have the values of each enum beside them, under its name [I4C-8-STATUSES]', () => {
    const enums = readEnums(described('[by_client]'));

    expect([...enums]).toEqual([['OrderSide', ['BUY', 'SELL']]]);
    expect(codesModule(new Map(), enums)).toContain(
      "export const orderSideValues = ['BUY', 'SELL'] as const;",
    );
  });

  it.each([
    { codes: '[by_client, by_client]', why: 'twice' },
    { codes: '[byClient]', why: 'snake_case' },
  ])('stop the generation for $codes', ({ codes, why }) => {
    expect(() => readCodes(described(codes))).toThrow(why);
  });
});
