import { describe, expect, it } from 'vitest';
import { redirectToUpperCase } from './redirectToUpperCase.ts';

function thrownBy(market: string, symbol: string): unknown {
  try {
    redirectToUpperCase('/market/$market/$symbol', { market, symbol });
    return null;
  } catch (error) {
    return error;
  }
}

describe('the address of an instrument [I4B-A18]', () => {
  it.each([
    ['NSE', 'aravbank', 'ARAVBANK'],
    ['nse', 'ARAVBANK', 'ARAVBANK'],
    ['NSE', 'r&btea', 'R&BTEA'],
  ])('%s/%s leads to the one in capital letters', (market, symbol, expected) => {
    expect(thrownBy(market, symbol)).toMatchObject({
      options: { params: { market: 'NSE', symbol: expected }, search: true, replace: true },
    });
  });

  it('stays where it is written as the exchange does', () => {
    expect(thrownBy('NSE', 'SONA-AUTO')).toBeNull();
  });
});
