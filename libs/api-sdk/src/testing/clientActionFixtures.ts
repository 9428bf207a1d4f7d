import type { ActionSide, ClientAction } from '../generated/model/index.ts';
import { getGetClientActionsResponseMock } from '../generated/endpoints/stat/stat.faker.ts';

/** The example of the API description: a bonus of 1 : 1. */
const [example] = getGetClientActionsResponseMock().data.items;
if (!example?.before) throw new Error('the example has a side before and after');
const bonus: ClientAction = example;
const before: ActionSide = example.before;

const arav = { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' } as const;
const tarang = { market: 'NSE', symbol: 'TARANG', name: 'Tarang Digital' } as const;
const nothing = { allotted_on: null, tradable_from: null, in_transit: 0, state: 'completed' } as const;

/** What companies did to the shares of a client, by kind. */
export const clientActionFixtures = {
  bonus,
  split: {
    ...bonus,
    ...nothing,
    id: 'split-INE000A01011-2026-11-17',
    kind: 'split',
    instrument: arav,
    ex_date: '2026-11-17',
    ratio: { before: 1, after: 5 },
    isin_before: 'INE000A01011',
    isin_after: 'INE000A01029',
    entitled_quantity: 40,
    before: { ...before, instrument: arav, isin: 'INE000A01011', quantity: 40 },
    after: [{ ...before, instrument: arav, isin: 'INE000A01029', quantity: 200 }],
  },
  demerger: {
    ...bonus,
    ...nothing,
    id: 'demerger-INE000A01029-2026-11-16',
    kind: 'demerger',
    instrument: arav,
    new_instrument: tarang,
    ex_date: '2026-11-16',
    ratio: { before: 4, after: 1 },
    cost_percent: 20,
    isin_before: 'INE000A01029',
    isin_after: 'INE000T01015',
    entitled_quantity: 200,
    before: { ...before, instrument: arav, isin: 'INE000A01029', quantity: 200 },
    after: [
      { ...before, instrument: arav, isin: 'INE000A01029', quantity: 200 },
      { ...before, instrument: tarang, isin: 'INE000T01015', quantity: 50 },
    ],
  },
  /** It changes no number of shares. */
  dividend: { ...bonus, ...nothing, id: 'dividend-1', kind: 'dividend', ratio: null, per_share: 5 },
  /** Nothing has happened yet. */
  announced: {
    ...bonus,
    id: 'split-announced',
    kind: 'split',
    state: 'announced',
    ex_date: '2026-11-30',
    before: null,
    after: [],
  },
} as const satisfies Record<string, ClientAction>;
