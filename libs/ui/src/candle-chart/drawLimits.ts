import { wallSeconds } from '../internal/charts/chartTime.ts';
import type { ChartLimits } from './candleDrawing.ts';

const labelPx = 11;
const labelGapPx = 8;
const hatchStepPx = 7;

/** What is drawn on, in CSS pixels. */
export interface Sheet {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
}

/** Where candles stand on the time axis, in CSS pixels. */
export interface CandlePlaces {
  xOf: (wall: number) => number | null;
  /** From one candle to the next. */
  stepPx: number;
}

/**
 * Where the room of the day begins that limits count for: at its first candle, or after the latest one while the day has
 * none of its own (before the first trade, or where a candle is a week).
 *
 * @returns CSS pixels from the left edge; 0 where all of the drawing is of that day.
 */
export function limitsLeft(
  candles: ReadonlyArray<{ wall: number }>,
  from: ChartLimits['from'],
  { xOf, stepPx }: CandlePlaces,
): number {
  const start = from === undefined || from === null ? null : wallSeconds(from);
  if (start === null) return 0;
  // From the end: the day is the latest one, and this is drawn with each trade.
  const before = candles.findLastIndex(({ wall }) => wall < start);
  if (before === -1) return 0;
  const x = xOf(candles[before]?.wall ?? 0);
  return x === null ? 0 : Math.max(0, x + stepPx / 2);
}

/** Hatched where the day's prices cannot go. */
function hatch({ context, width, height }: Sheet, area: { left: number; top: number; bottom: number }) {
  const top = Math.max(0, area.top);
  const bottom = Math.min(height, area.bottom);
  if (bottom <= top) return;
  context.save();
  context.beginPath();
  context.rect(area.left, top, width - area.left, bottom - top);
  context.clip();
  context.beginPath();
  context.setLineDash([]);
  for (let x = area.left - height; x < width; x += hatchStepPx) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
  context.restore();
}

interface DrawnLimit {
  label: string;
  isUpper: boolean;
  /** From where on it counts. */
  left: number;
}

/** One end of the band: its line, and what lies beyond it. The style is the caller's. */
export function drawLimit(sheet: Sheet, y: number | null, { label, isUpper, left }: DrawnLimit): void {
  const { context, width, height } = sheet;
  if (y === null || y < 0 || y > height || left >= width) return;
  context.globalAlpha = 0.35;
  hatch(sheet, isUpper ? { left, top: 0, bottom: y } : { left, top: y, bottom: height });
  context.globalAlpha = 1;
  context.beginPath();
  context.setLineDash([]);
  context.moveTo(left, Math.round(y) + 0.5);
  context.lineTo(width, Math.round(y) + 0.5);
  context.stroke();
  const room = width - context.measureText(label).width - labelGapPx;
  context.fillText(
    label,
    Math.max(labelGapPx, Math.min(left + labelGapPx, room)),
    isUpper ? y - labelGapPx / 2 : y + labelPx + labelGapPx / 2,
  );
}
