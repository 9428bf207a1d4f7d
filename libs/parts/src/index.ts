export { Indices } from './Indices.tsx';
export { InstrumentCell, type InstrumentCellProps } from './InstrumentCell.tsx';
export { MoversCard, type MoversCardProps } from './MoversCard.tsx';
export { QuoteCell, type QuoteCellProps } from './QuoteCell.tsx';
export type { HoldingTotals } from './live/holdingTotals.ts';
export type { LiveHolding } from './live/liveHolding.ts';
export { LiveHoldingFigures, type LiveHoldingFiguresProps } from './live/LiveHoldingFigures.tsx';
export { LiveHoldingTotals, type LiveHoldingTotalsProps } from './live/LiveHoldingTotals.tsx';
export { LiveQuote, type LiveQuoteProps, type QuoteFigures } from './live/LiveQuote.tsx';
