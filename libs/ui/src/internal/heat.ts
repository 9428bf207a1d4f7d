import { tv } from './tv.ts';

/** Percentage points where a stronger shade begins. */
export const heatThresholds = [0.15, 0.6, 1.2, 2.0] as const;

/** −4 (deepest fall) to 4 (steepest rise); 0 is flat. */
export type HeatStep = -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4;

const rises = [0, 1, 2, 3, 4] as const;
const falls = [0, -1, -2, -3, -4] as const;

/** The shade of a change; an unknown one is flat. The shade only repeats the figure, which always stands beside it. */
export function heatStep(changePercent: number | null | undefined): HeatStep {
  if (changePercent === null || changePercent === undefined || !Number.isFinite(changePercent)) return 0;
  const size = Math.abs(changePercent);
  let step = 0;
  for (const threshold of heatThresholds) if (size >= threshold) step += 1;
  return (changePercent < 0 ? falls[step] : rises[step]) ?? 0;
}

/** For what changes its shade outside of React, by `data-heat`. */
export const liveHeat = [
  'bg-heat-flat text-fg forced-colors:border',
  'data-[heat="1"]:bg-heat-up-1 data-[heat="2"]:bg-heat-up-2 data-[heat="3"]:bg-heat-up-3 data-[heat="4"]:bg-heat-up-4',
  'data-[heat="-1"]:bg-heat-dn-1 data-[heat="-2"]:bg-heat-dn-2 data-[heat="-3"]:bg-heat-dn-3 data-[heat="-4"]:bg-heat-dn-4',
].join(' ');

export const heat = tv({
  base: 'text-fg forced-colors:border',
  variants: {
    step: {
      '-4': 'bg-heat-dn-4',
      '-3': 'bg-heat-dn-3',
      '-2': 'bg-heat-dn-2',
      '-1': 'bg-heat-dn-1',
      '0': 'bg-heat-flat',
      '1': 'bg-heat-up-1',
      '2': 'bg-heat-up-2',
      '3': 'bg-heat-up-3',
      '4': 'bg-heat-up-4',
    },
  },
});
