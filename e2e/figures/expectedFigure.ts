import type { LiveCell } from './readLiveCells.ts';
import type { ServedFigures, ServedQuote } from './ServedFigures.ts';

/** Of a quote, by the name that the cells have for it. */
export function figureOfQuote(figure: string, quote: ServedQuote): number | null {
  switch (figure) {
    case 'lastPrice':
      return quote.last_price;
    case 'change':
      return quote.change;
    case 'changePercent':
    case 'dayChangePercent':
      return quote.change_percent;
    case 'changePercentSize':
      return Math.abs(quote.change_percent);
    case 'volume':
      return quote.volume;
    default:
      return null;
  }
}

/** Of one or several holdings: sums and their ratios, in whole paise so that nothing is lost. */
function figureOfHoldings({ of, figure }: LiveCell, { holdings }: ServedFigures): number | null {
  const sums = { value: 0, pnl: 0, day_change: 0 };
  for (const id of of) {
    const holding = holdings.get(id);
    if (!holding) return null;
    sums.value += Math.round(holding.value * 100);
    sums.pnl += Math.round(holding.pnl * 100);
    sums.day_change += Math.round(holding.day_change * 100);
  }
  const invested = sums.value - sums.pnl;
  switch (figure) {
    case 'currentValue':
      return sums.value / 100;
    case 'investedValue':
      return invested / 100;
    case 'unrealisedGain':
      return sums.pnl / 100;
    case 'dayChange':
      return sums.day_change / 100;
    case 'unrealisedGainPercent':
      return (sums.pnl / invested) * 100;
    case 'dayChangePercent':
      return (sums.day_change / (sums.value - sums.day_change)) * 100;
    default:
      return null;
  }
}

/** What a cell has to say; null for a figure that the server does not serve. */
export function expectedFigure(cell: LiveCell, served: ServedFigures): number | null {
  const [id] = cell.of;
  const quote = cell.of.length === 1 && id !== undefined ? served.quotes.get(id) : undefined;
  const ofQuote = quote ? figureOfQuote(cell.figure, quote) : null;
  return ofQuote ?? figureOfHoldings(cell, served);
}
