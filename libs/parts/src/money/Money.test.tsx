import { act, screen } from '@testing-library/react';
import { renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { Money } from './Money.tsx';
import { PrivateFigure } from './PrivateFigure.tsx';
import { Unmasked } from './Unmasked.tsx';

function Figures() {
  return (
    <p aria-label="Figures" role="note">
      <Money rupees={-1234.5} />
      <Money rupees={500} isPublic />
      <PrivateFigure>820 shares</PrivateFigure>
      <Unmasked instead="no bar">bar</Unmasked>
    </p>
  );
}

const text = () => screen.getByRole('note').textContent;

describe('Money', () => {
  it('is masked with every other figure of the client unless told otherwise [I3B-4-PARTS] [DEM-25-MONEY]', () => {
    const { preferences } = renderPage(<Figures />);
    expect(text()).toBe('−₹1,234.50₹500.00820 sharesbar');

    act(() => preferences.set('showAssets', false));

    expect(text()).toBe('₹••,••,•••Amount hidden₹500.00•••Amount hiddenno bar');
  });

  it.each([
    [null, '—'],
    [0, '₹0.00'],
    [Number.NaN, '—'],
  ])('writes %s as %s', (rupees, shown) => {
    renderPage(<Money rupees={rupees} />);
    expect(screen.getByText(shown)).toBeDefined();
  });

  it('puts a plus before a gain', () => {
    renderPage(<Money rupees={3.5} isSigned />);
    expect(screen.getByText('+₹3.50')).toBeDefined();
  });
});
