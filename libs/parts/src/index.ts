export { Indices } from './Indices.tsx';
export { InstrumentCell, type InstrumentCellProps } from './InstrumentCell.tsx';
export { MoversCard, type MoversCardProps } from './MoversCard.tsx';
export {
  HoldingCell,
  HoldingPrice,
  HoldingPriceText,
  HoldingTotalCell,
  type HoldingCellProps,
  type HoldingFigure,
  type HoldingPriceProps,
  type HoldingPriceTextProps,
  type HoldingTotalCellProps,
} from './live/HoldingCell.tsx';
export { LiveCell, type LiveCellProps, type QuoteFigures } from './live/LiveCell.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export { MoneyGap } from './money/MoneyGap.tsx';
export { OwnFigure, type OwnFigureProps } from './money/OwnFigure.tsx';
export { WhileShown, type WhileShownProps } from './money/WhileShown.tsx';
