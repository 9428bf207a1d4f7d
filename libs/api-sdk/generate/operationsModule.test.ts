import { describe, expect, it } from 'vitest';
import { everyCallModule } from './everyCallModule.ts';
import { mocksModule } from './mocksModule.ts';
import { operationsModule } from './operationsModule.ts';
import { readDescription } from './readDescription.ts';

const text = `
security: [{ bearer: [] }]
x-further-prefixes: [files]
paths:
  /fund/app/v1/deposit/{id}:
    patch:
      operationId: changeDeposit
      tags: [fund]
      security: [{ bearer: [approved, loan] }]
      parameters:
        - $ref: '#/components/parameters/IdempotencyKey'
        - { name: id, in: path, schema: { type: string }, example: d1 }
        - { name: limit, in: query, schema: { type: integer }, example: 5 }
      requestBody: { content: { application/json: { example: { amount: 20000 } } } }
components:
  parameters:
    IdempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string } }
  schemas:
    ClientInfo: { type: object, properties: { id: { type: string }, allow_loan: { type: boolean } } }
`;

describe('what the description says of an operation [I3B-5-OPERATIONS]', () => {
  const { operations, prefixes } = readDescription(text);

  it('stands in the manifest', () => {
    expect(operationsModule(operations)).toContain(`  changeDeposit: {
    method: "PATCH",
    path: "/fund/app/v1/deposit/{id}",
    access: "approved",
    needs: ["allow_loan"],
    isIdempotent: true,
    isUpload: false,
    body: fund.ChangeDepositBody,
    query: fund.ChangeDepositQueryParams,
    numericQuery: ["limit"],
    answer: fund.ChangeDepositResponse,
  },`);
  });

  it('stops the generation at a role that is no right of a profile [I4C-6-CAPABILITIES]', () => {
    expect(() => readDescription(text.replace('approved, loan', 'approved, moon'))).toThrow(
      '"changeDeposit" asks for the role moon',
    );
  });

  it('gives the first parts of the paths that are the server’s', () => {
    expect(prefixes).toEqual(['files', 'fund']);
  });

  it('gives its mock handlers, and all of them together', () => {
    const module = mocksModule(operations);

    expect(module).toContain('  getChangeDepositMockHandler,\n  getChangeDepositResponseMock,');
    expect(module).toContain('return [getFundMock()].flat();');
  });

  it('gives its call with the arguments of the examples', () => {
    expect(everyCallModule(operations)).toContain(
      'fund.changeDeposit("d1", {"amount":20000}, {"limit":5}), example: fundMocks.getChangeDepositResponseMock()',
    );
  });

  it('stops the generation without an example of the body', () => {
    const without = readDescription(text.replace(' example: { amount: 20000 } ', '')).operations;

    expect(() => everyCallModule(without)).toThrow('"changeDeposit" lacks an example');
  });
});
