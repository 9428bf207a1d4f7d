import { describe, expect, it, vi } from 'vitest';
import { createRecentSearches } from './recentSearches.ts';

const share = (symbol: string) =>
  ({ text: `Name of ${symbol}`, instrument: { market: 'NSE', symbol } }) as const;
const words = (text: string) => ({ text, instrument: null });

describe('recent searches [I4-6-RECENT]', () => {
  it('stand newest first, each once', () => {
    const recent = createRecentSearches();
    recent.add(share('ARAVBANK'));
    recent.add(words('Deposit'));
    recent.add(share('LOHASTEEL'));
    recent.add({ ...share('ARAVBANK'), text: 'Aravalli Bank' });
    recent.add(words('deposit '));

    expect(recent.read().map(({ text }) => text)).toEqual(['deposit ', 'Aravalli Bank', 'Name of LOHASTEEL']);
  });

  it('keep an instrument apart from words, and from the same symbol elsewhere', () => {
    const recent = createRecentSearches();
    recent.add(share('A'));
    recent.add({ text: 'A', instrument: { market: 'BSE', symbol: 'A' } });
    recent.add(words('nse:a'));

    expect(recent.read()).toHaveLength(3);
  });

  it('are ten at most, and none once they are cleared; whoever listens hears of it', () => {
    const recent = createRecentSearches();
    const listener = vi.fn();
    recent.subscribe(listener);
    for (let index = 0; index < 12; index += 1) recent.add(share(`S${index}`));
    expect(recent.read()).toHaveLength(10);
    expect(recent.read()[9]).toEqual(share('S2'));
    recent.clear();

    expect(recent.read()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(13);
  });
});
