import type { HoldingSort } from '@wealth/hrefs';

/** What the holdings are sorted by, in words. */
export const sortTexts = {
  value: 'sortValue',
  symbol: 'sortSymbol',
  quantity: 'sortQuantity',
  average: 'sortAverage',
  price: 'sortPrice',
  day: 'sortDay',
  gain: 'sortGain',
  weight: 'sortWeight',
} as const satisfies Record<HoldingSort | 'value', string>;
