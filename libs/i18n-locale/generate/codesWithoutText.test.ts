import { describe, expect, it } from 'vitest';
import { codesWithoutText, readCodeLists } from './codesWithoutText.ts';
import { readNamespace } from './readNamespace.ts';

const description = `
components:
  schemas:
    OrderReason: { properties: { code: { type: string, x-extensible-enum: [by_client, day_ended] } } }
    OrderStatus: { type: string, enum: [OPEN] }
    FieldError: { properties: { code: { type: string, x-extensible-enum: [required] } } }
    Order: { properties: { id: { type: string } } }
`;
const lists = readCodeLists(description);

function catalogue(hi: Record<string, string>) {
  const en = { byClient: 'You cancelled it.', dayEnded: 'Its day is over.', open: 'Open' };
  const messages = (texts: object) => new Map([['orders', readNamespace(JSON.stringify(texts))]]);
  return new Map([
    ['en', messages(en)],
    ['hi', messages(hi)],
  ]);
}

const table = (rows: string) =>
  `const texts = {\n${rows}} as const satisfies Record<OrderReasonCode, Key>;\n`;
const whole = table("  by_client: 'byClient',\n  day_ended: 'dayEnded',\n");
const statuses =
  "const looks = {\n  OPEN: {\n    name: 'open',\n  },\n} as const satisfies Record<OrderStatus, Look>;\n";
const hindi = { byClient: 'रद्द', dayEnded: 'समाप्त', open: 'खुला' };

describe('codes of the wire [I4C-6-CODES]', () => {
  it('are read from the description where a client reads their words', () => {
    expect(lists).toEqual([
      { type: 'OrderReasonCode', codes: ['by_client', 'day_ended'] },
      { type: 'OrderStatus', codes: ['OPEN'] },
    ]);
  });

  it('are content where each has a text in every language', () => {
    expect(codesWithoutText(lists, catalogue(hindi), [whole, statuses])).toEqual([]);
  });

  it('are named where the table has none', () => {
    const sources = [table("  by_client: 'byClient',\n"), statuses];
    expect(codesWithoutText(lists, catalogue(hindi), sources)).toEqual([
      'OrderReasonCode: day_ended has no text in every language',
    ]);
  });

  it('may have their row in a part of the table', () => {
    const part =
      "const dayTexts = {\n  day_ended: 'dayEnded',\n} as const satisfies Partial<Record<OrderReasonCode, Key>>;\n";
    const sources = [part, table("  by_client: 'byClient',\n  ...dayTexts,\n"), statuses];
    expect(codesWithoutText(lists, catalogue(hindi), sources)).toEqual([]);
  });

  it('are named where a language has none', () => {
    const { dayEnded: _, ...less } = hindi;
    expect(codesWithoutText(lists, catalogue(less), [whole, statuses])).toEqual([
      'OrderReasonCode: day_ended has no text in every language',
    ]);
  });

  it('need a table that is complete by their type', () => {
    expect(codesWithoutText(lists, catalogue(hindi), [whole])).toEqual([
      'OrderStatus: no table of texts is complete by it',
    ]);
  });
});
