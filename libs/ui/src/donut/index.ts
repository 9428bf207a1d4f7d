export { Donut, type DonutProps } from './Donut.tsx';
export type { DonutPart } from './donutSlices.ts';
