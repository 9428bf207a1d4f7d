import { expect, it } from 'vitest';
import { hideFigures } from './hideFigures.ts';

it.each([
  ['₹6,42,333.40 are needed, ₹57,980.10 are available.', '₹••,••,••• are needed, ₹••,••,••• are available.'],
  ['820 units can be sold now.', '••• units can be sold now.'],
  ['Rs. 5 is less than Rs 1,200.', '₹••,••,••• is less than ₹••,••,•••.'],
  ['1 share, 12,500 shares', '••• share, ••• shares'],
  ['Too many attempts. Try again in 12 minutes.', 'Too many attempts. Try again in 12 minutes.'],
  ['', ''],
])('hides what %j tells of a fortune [I4B-A10]', (text, hidden) => {
  expect(hideFigures(text)).toBe(hidden);
});
