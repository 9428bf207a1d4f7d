import { fixedSource } from '../live-price/fixedSource.ts';
import type { IndexTileProps } from './IndexTile.tsx';

export interface TileFigures {
  name: string;
  /** Index points. */
  lastPrice: number | null;
  /** Percentage points. */
  changePercent: number | null;
  points?: readonly number[];
  previousClose?: number | null;
  dayRatio?: number;
}

/** A tile of figures that do not move. */
export function sampleTile({ name, lastPrice, changePercent, ...day }: TileFigures): IndexTileProps {
  const { points = [], previousClose = null, dayRatio = 1 } = day;
  return {
    name,
    price: fixedSource(lastPrice),
    change: fixedSource({ percent: changePercent }),
    line: fixedSource({ points, baseline: previousClose, extent: dayRatio, change: changePercent }),
  };
}
