import { expect, it } from 'vitest';
import { handle, type Operation } from '../src/dispatch/handle.ts';
import { failure, ok } from '../src/http/answer.ts';
import type { RequestFacts } from '../src/http/facts.ts';

const facts: RequestFacts = {
  address: '127.0.0.1',
  bearerText: null,
  header: () => undefined,
  cookie: () => undefined,
};

function prepare(operation: Operation, query: Record<string, string>) {
  return operation.prepare({ facts, body: undefined, query, path: {}, caller: null, callerNow: () => null });
}

it('hands a handler what the description says of the query, and takes its answer', async () => {
  const search = handle('searchStocks', ({ query }) =>
    ok([
      {
        market: 'NSE',
        symbol: query.query,
        exchanges: [{ market: 'NSE', symbol: query.query }],
        name: 'Aravalli Bank',
        price: 1004.85,
      },
    ]),
  );
  const prepared = prepare(search, { query: 'ARAVBANK' });

  expect(prepared.isValid && (await prepared.run())).toMatchObject({ data: [{ symbol: 'ARAVBANK' }] });
  expect(prepare(search, {})).toMatchObject({ isValid: false, faults: [{ field: 'query' }] });
});

it('runs no operation of a client without one', () => {
  const portfolio = handle('getHoldings', ({ client }) => (client.id === '' ? failure(404, '') : ok([])));

  expect(() => prepare(portfolio, {})).toThrow('getHoldings was run without a signed-in client');
});

it('does not compile with another answer, another input or another operation than the description has', () => {
  // @ts-expect-error -- A price is a number.
  handle('searchStocks', () => ok([{ market: 'NSE', symbol: 'A', name: 'A', price: '1' }]));
  // @ts-expect-error -- A result has a name.
  handle('searchStocks', () => ok([{ market: 'NSE', symbol: 'A', price: 1 }]));
  // @ts-expect-error -- A result has no volume.
  handle('searchStocks', () => ok([{ market: 'NSE', symbol: 'A', name: 'A', price: 1, volume: 1 }]));
  // @ts-expect-error -- The query has no text.
  handle('searchStocks', ({ query }) => (query.text === '' ? failure(404, '') : ok([])));
  // @ts-expect-error -- The stock-data API knows no client.
  handle('searchStocks', ({ client }) => (client === null ? failure(404, '') : ok([])));
  // @ts-expect-error -- An idempotent operation is one transaction.
  handle('submitIdentity', async () => failure(409, ''));

  // @ts-expect-error -- There is no such operation.
  expect(() => handle('placeBet', () => ok(null))).toThrow(TypeError);
});
