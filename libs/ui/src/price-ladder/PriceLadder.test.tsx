import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceLadder } from './PriceLadder.tsx';

const props = {
  'aria-label': 'Depth',
  bids: [{ price: 100.1, quantity: 40 }],
  asks: [{ price: 100.4, quantity: 10 }],
  chosen: null,
  onChoose: () => {},
  labelOf: (price: string) => `Use ${price}`,
};

/** Percent of the width, of the bar of what is there and of what is taken. */
function barsOf(text: string): string[] {
  const row = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(text));
  if (!row) throw new RangeError(`no row of ${text}`);
  return [...row.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width);
}

it('draws what would be taken as its part of what stands there [I5A-5-TICKET]', () => {
  render(<PriceLadder {...props} taken={{ side: 'ask', units: [5] }} />);
  expect(barsOf('100.40')).toEqual(['25%', '12.5%']);
  expect(barsOf('100.10')).toEqual(['100%']);
});

it('has no spread where one side is empty, and writes no float of a difference', () => {
  const { rerender } = render(<PriceLadder {...props} />);
  expect(screen.getByText('spread 0.30')).toBeDefined();
  rerender(<PriceLadder {...props} asks={[]} />);
  expect(screen.queryByText(/spread/)).toBeNull();
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(1);
});
