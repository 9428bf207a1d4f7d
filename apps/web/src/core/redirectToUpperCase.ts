import { redirect } from '@tanstack/react-router';

interface InstrumentParams {
  market: string;
  symbol: string;
}

/** Symbols have capital letters, whatever somebody types into the address: there is one address of an instrument. */
export function redirectToUpperCase(
  to: '/market/$market/$symbol' | '/market/$market/$symbol/order',
  { market, symbol }: InstrumentParams,
): void {
  const params = { market: market.toUpperCase(), symbol: symbol.toUpperCase() };
  if (params.market === market && params.symbol === symbol) return;
  throw redirect({ to, params, search: true, replace: true });
}
