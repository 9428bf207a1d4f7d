import { describe, expect, it, vi } from 'vitest';
import { json, text } from '../../test/localServer.ts';
import { rejection } from '../../test/rejection.ts';
import { serve } from '../../test/serve.ts';
import * as authAnswers from '../generated/answers/auth.ts';
import * as clientAnswers from '../generated/answers/client.ts';
import * as contentAnswers from '../generated/answers/content.ts';
import * as creditAnswers from '../generated/answers/credit.ts';
import * as fundAnswers from '../generated/answers/fund.ts';
import * as identifyAnswers from '../generated/answers/identify.ts';
import * as statAnswers from '../generated/answers/stat.ts';
import * as stockAnswers from '../generated/answers/stock.ts';
import * as tradeAnswers from '../generated/answers/trade.ts';
import { everyCall } from '../generated/everyCall.ts';
import { getMenu } from '../generated/endpoints/auth/auth.ts';
import { getHoldings } from '../generated/endpoints/stat/stat.ts';
import { getInstruments, getQuotes } from '../generated/endpoints/stock/stock.ts';
import {
  getGetInstrumentsResponseMock,
  getGetQuotesResponseMock,
} from '../generated/endpoints/stock/stock.faker.ts';
import { getGetHoldingsResponseMock } from '../generated/endpoints/stat/stat.faker.ts';
import { sendByFetch } from './sendByFetch.ts';

const tables = [
  authAnswers,
  clientAnswers,
  contentAnswers,
  creditAnswers,
  fundAnswers,
  identifyAnswers,
  statAnswers,
  stockAnswers,
  tradeAnswers,
];
function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** A bad row is left out of these: of the menu, of the notices, and of every list of the market. */
function isByRow(operation: string, data: unknown): boolean {
  if (operation === 'getMenu' || operation === 'getNotifications') return true;
  return operation in stockAnswers && (Array.isArray(data) || (isObject(data) && 'items' in data));
}

describe('the answer of every operation', () => {
  it('is listed here [I1-4-GENERATED]', () => {
    expect(everyCall.map(({ operation }) => operation).toSorted()).toEqual(
      tables.flatMap((table) => Object.keys(table)).toSorted(),
    );
  });

  it.each(everyCall)(
    '$operation: the example of the description is right [I1-4-VALIDATED]',
    async ({ call, example }) => {
      await serve(json(200, example), { upload: sendByFetch });

      await expect(call()).resolves.toEqual(example.data);
    },
  );

  it.each(everyCall)('$operation: unknown fields are left out', async ({ call, example }) => {
    const data = isObject(example.data) ? { ...example.data, unheard_of: 1 } : example.data;
    await serve(json(200, { ...example, data, unheard_of: 1 }), { upload: sendByFetch });

    await expect(call()).resolves.toEqual(example.data);
  });

  const wrong = [
    { name: 'a text for data', body: '{"data":"text","message":"OK"}' },
    { name: 'a number for data', body: '{"data":1,"message":"OK"}' },
    { name: 'no data', body: '{"message":"OK"}' },
    { name: 'an empty body', body: '' },
    { name: 'HTML', body: '<!doctype html>' },
    {
      name: 'an object with __proto__ for data',
      body: '{"data":{"__proto__":{"polluted":1}},"message":"OK"}',
    },
    {
      name: 'a deep object for data',
      body: `{"data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)},"message":"OK"}`,
    },
  ];
  it.each(everyCall.flatMap((one) => wrong.map(({ name, body }) => ({ ...one, name, body }))))(
    '$operation: $name is malformed [I1-4-MALFORMED]',
    async ({ call, body }) => {
      await serve(text(200, body), { upload: sendByFetch });

      expect((await rejection(call())).kind).toBe('malformed');
      expect('polluted' in {}).toBe(false);
    },
  );

  const fields = everyCall.flatMap(({ operation, call, example }) =>
    isByRow(operation, example.data) || typeof example.data !== 'object' || example.data === null
      ? []
      : Object.keys(example.data).map((field) => ({ operation, call, example, field })),
  );
  it.each(fields)('$operation: $field of the wrong type is malformed', async ({ call, example, field }) => {
    const data = isObject(example.data) ? { ...example.data, [field]: [[]] } : [{}];
    await serve(json(200, { ...example, data }), { upload: sendByFetch });

    expect((await rejection(call())).kind).toBe('malformed');
  });
});

describe('a list', () => {
  const [quote] = getGetQuotesResponseMock().data;

  it('loses its bad rows, with one warning that holds no data', async () => {
    const warn = vi.fn();
    const polluting: unknown = JSON.parse('{"__proto__":{"market":"NSE"}}');
    const data = [
      quote,
      { ...quote, last_price: '1,004.85' },
      null,
      { ...quote, last_price: undefined },
      polluting,
      quote,
    ];
    await serve(json(200, { data, message: 'OK' }), { warn });

    await expect(getQuotes([])).resolves.toEqual([quote, quote]);

    expect(warn.mock.calls).toEqual([
      ['Rows of an answer were left out.', { request: 'POST /stock/api/v1/stock', droppedRows: 4, rows: 6 }],
    ]);
  });

  it('of the menu is checked entry by entry [S3-MENU-ENTRY]', async () => {
    const entry = { path: '/services/news', name: 'news', component: 'market.news' };
    const warn = vi.fn();
    await serve(
      json(200, { data: [entry, { ...entry, path: 7 }, { ...entry, children: 'none' }], message: 'OK' }),
      { warn },
    );

    await expect(getMenu()).resolves.toEqual([{ ...entry, redirect: '' }]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('of a page is checked item by item', async () => {
    const { data } = getGetInstrumentsResponseMock();
    const warn = vi.fn();
    await serve(
      json(200, { data: { ...data, items: [...data.items, {}], next_cursor: 'NSE:B' }, message: 'OK' }),
      { warn },
    );

    await expect(getInstruments()).resolves.toEqual({ ...data, next_cursor: 'NSE:B' });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('of holdings is right as a whole or not at all, because its rows are one sum', async () => {
    const { data } = getGetHoldingsResponseMock();
    await serve(json(200, { data: [...data, {}], message: 'OK' }));

    expect((await rejection(getHoldings())).kind).toBe('malformed');
  });
});
