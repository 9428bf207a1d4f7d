export { Indices } from './Indices.tsx';
export { InstrumentCell, type InstrumentCellProps } from './InstrumentCell.tsx';
export { MoversCard, type MoversCardProps } from './MoversCard.tsx';
export { AllHoldings, LargestHoldings, type LargestHoldingsProps } from './holdings/Holdings.tsx';
export { LiveCell, type LiveCellProps, type QuoteFigures } from './live/LiveCell.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export { MoneyGap } from './money/MoneyGap.tsx';
export { WhileShown, type WhileShownProps } from './money/WhileShown.tsx';
export { InstrumentRows, type InstrumentColumn, type InstrumentRowsProps } from './rows/InstrumentRows.tsx';
