export { Amount, type AmountProps } from './Amount.tsx';
export { Figure, type FigureProps } from './Figure.tsx';
