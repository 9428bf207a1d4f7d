import { screen } from '@testing-library/react';
import type { Quote } from '@wealth/api-sdk/model';
import { renderPage } from '@wealth/testing';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LiveCell } from './LiveCell.tsx';

const instrument = { market: 'NSE', symbol: 'ARAVBANK' } as const;
const served = { last_price: 100, change: 1, change_percent: 1.01, volume: 1000 };

function quoteOf(lastPrice: number): Quote {
  return {
    ...instrument,
    last_price: lastPrice,
    previous_close: 99,
    change: lastPrice - 99,
    change_percent: -0.5,
    open: 99,
    high: lastPrice,
    low: 99,
    volume: 250_000,
    lower_band: null,
    upper_band: null,
    basis: 'live' as const,
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time: '2026-11-19T14:32:08+05:30',
  };
}

describe('LiveCell', () => {
  it('shows the answer until the stream has told, then every quote, without rendering [I3B-4-LIVE]', () => {
    const onRender = vi.fn();
    const { stream } = renderPage(
      <Profiler id="cells" onRender={onRender}>
        <LiveCell instrument={instrument} served={served} figure="lastPrice" />
        <LiveCell instrument={instrument} served={served} figure="change" />
        <LiveCell instrument={instrument} served={served} figure="changePercent" form="pill" />
        <LiveCell instrument={instrument} served={served} figure="volume" />
      </Profiler>,
    );
    const text = () => screen.getByText('100.00').parentElement?.textContent;
    expect(text()).toBe('100.00+1.00+1.01%1,000');
    const price = screen.getByText('100.00');
    const renders = onRender.mock.calls.length;

    stream.show([quoteOf(102.5)]);

    expect(price.parentElement?.textContent).toBe('102.50+3.50−0.50%2.50 L');
    expect(screen.getByRole('img', { name: 'down 0.50 percent' })).toBeDefined();
    expect(onRender.mock.calls.length).toBe(renders);
  });

  it.each([
    { told: { basis: 'close' }, mark: 'official close' },
    { told: { basis: 'auction' }, mark: 'auction price' },
    { told: { basis: 'close', halted: true }, mark: 'trading halted' },
  ] as const)(
    'marks a price of $mark, in words too, and one that is live with nothing [I4B-A21]',
    ({ told, mark }) => {
      const { stream } = renderPage(<LiveCell instrument={instrument} served={served} figure="lastPrice" />);
      const price = screen.getByText('100.00');
      const shown = price.nextElementSibling;
      expect(shown).toHaveProperty('hidden', true);

      stream.show([{ ...quoteOf(101), ...told }]);
      expect(shown).toHaveProperty('hidden', false);
      expect(screen.getByText(mark)).toBeDefined();

      stream.show([quoteOf(102)]);
      expect(shown).toHaveProperty('hidden', true);
      expect(screen.queryByText(mark)).toBeNull();
      // The price itself stays one word.
      expect(price.textContent).toBe('102.00');
    },
  );

  it('carries what it is of and the round that it shows, and nothing before the first [I4-DONE-SEQ]', () => {
    const { stream } = renderPage(
      <p>
        <LiveCell instrument={instrument} served={served} figure="lastPrice" />
        <LiveCell instrument={instrument} served={served} figure="volume" />
      </p>,
    );
    const carried = () =>
      [...screen.getByRole('paragraph').querySelectorAll('[data-figure]')].map((cell) =>
        cell instanceof HTMLElement
          ? {
              of: cell.dataset['of'],
              figure: cell.dataset['figure'],
              seq: cell.dataset['seq'],
              text: cell.textContent,
            }
          : null,
      );
    const of = 'NSE:ARAVBANK';
    expect(carried()).toMatchObject([
      { of, figure: 'lastPrice', text: '100.00' },
      { of, figure: 'volume' },
    ]);
    expect(carried()[0]?.seq).toBeUndefined();
    stream.show([quoteOf(101)]);
    stream.show([quoteOf(102.5)]);
    expect(carried()).toMatchObject([
      { seq: '2', text: '102.50' },
      { seq: '2', text: '2.50 L' },
    ]);
  });
});
