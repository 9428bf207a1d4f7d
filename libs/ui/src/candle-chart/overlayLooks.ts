import type { IndicatorSetting } from './chartSetup.ts';

/** How the lines of the indicators are told apart: by colour and by their stroke. */
export const overlayLooks = [
  { colour: 'overlay1', stroke: 'solid', swatch: 'border-solid border-chart-3' },
  { colour: 'overlay2', stroke: 'dashed', swatch: 'border-dashed border-chart-5' },
  { colour: 'overlay3', stroke: 'dotted', swatch: 'border-dotted border-chart-4' },
  { colour: 'overlay4', stroke: 'wide', swatch: 'border-double border-chart-1' },
] as const;

export type OverlayLook = (typeof overlayLooks)[number];

/** The look of an indicator by its place in the set-up; more than four begin again. */
export function overlayLook(index: number): OverlayLook {
  return overlayLooks[index % overlayLooks.length] ?? overlayLooks[0];
}

/** Whether an indicator has a scale and a pane of its own. */
export function hasOwnPane({ kind }: IndicatorSetting): boolean {
  return kind === 'rsi';
}
