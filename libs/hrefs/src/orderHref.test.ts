import { expect, it } from 'vitest';
import { orderHref } from './orderHref.ts';

it.each([
  ['0d0e3f3a-6b1c-4d8e-9a0f-5c4b3a291807', '/portfolio/orders/0d0e3f3a-6b1c-4d8e-9a0f-5c4b3a291807'],
  ['a b', '/portfolio/orders/a%20b'],
  ['../../login', '/portfolio/history'],
  ['..', '/portfolio/history'],
])('the page of the order %j is %s', (id, expected) => {
  expect(orderHref({ id })).toBe(expected);
});
