import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

describe('the colour of a Sparkline', () => {
  it.each([
    { points: [Number.NaN, 10, 12], colour: 'stroke-positive' },
    { points: [12, 10, Number.POSITIVE_INFINITY], colour: 'stroke-negative' },
    { points: [10, Number.NaN, 10], colour: 'stroke-fg-subtle' },
  ])('follows the points that are drawn: $points', ({ points, colour }) => {
    const { container } = render(<Sparkline points={points} />);

    expect(container.querySelector('path')?.getAttribute('class')).toContain(colour);
  });

  it('draws nothing for fewer than two points', () => {
    const { container } = render(<Sparkline points={[Number.NaN, 10]} isFilled />);

    expect(container.querySelector('path')).toBeNull();
  });
});
