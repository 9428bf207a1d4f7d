import type { IChartApi, IPanePrimitive } from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import { toTimestamp } from '../internal/charts/createChartBase.ts';
import { breaksWithRoom } from './breaksWithRoom.ts';
import type { MainSeries } from './createMainLayer.ts';
import type { DrawnCandles, Layer } from './layer.ts';

const labelPx = 11;
const labelGapPx = 8;
const hatchStepPx = 7;

interface GroundHost {
  chart: IChartApi;
  colours: ChartColours;
  series: () => MainSeries;
}

interface Sheet {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
}

/** Lines where a day of trading begins, with the holidays before it. */
function drawBreaks({ context, width, height }: Sheet, { chart }: GroundHost, drawing: DrawnCandles) {
  const scale = chart.timeScale();
  const xOf = (wall: number) => scale.timeToCoordinate(toTimestamp(wall));
  let free = 0;
  for (const { wall, holidays } of breaksWithRoom(drawing.breaks, xOf)) {
    const x = xOf(wall);
    if (x === null || x < 0 || x > width) continue;
    // Between the candle before and this one.
    const at = Math.round(x - scale.options().barSpacing / 2) + 0.5;
    context.beginPath();
    context.setLineDash(holidays.length > 0 ? [6, 3] : [1, 3]);
    context.moveTo(at, 0);
    context.lineTo(at, height);
    context.stroke();
    const text = holidays.map(({ name }) => name).join(', ');
    if (text === '' || at < free) continue;
    context.fillText(text, at + labelGapPx / 2, labelPx + labelGapPx);
    free = at + context.measureText(text).width + labelGapPx;
  }
}

/** Hatched where today's prices cannot go. */
function hatch({ context, width, height }: Sheet, from: number, to: number) {
  const top = Math.max(0, from);
  const bottom = Math.min(height, to);
  if (bottom <= top) return;
  context.save();
  context.beginPath();
  context.rect(0, top, width, bottom - top);
  context.clip();
  context.beginPath();
  context.setLineDash([]);
  for (let x = -height; x < width; x += hatchStepPx) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
  context.restore();
}

function drawLimit(sheet: Sheet, y: number | null, limit: { label: string; isUpper: boolean }) {
  if (y === null || y < 0 || y > sheet.height) return;
  const { context, width, height } = sheet;
  context.globalAlpha = 0.35;
  if (limit.isUpper) hatch(sheet, 0, y);
  else hatch(sheet, y, height);
  context.globalAlpha = 1;
  context.beginPath();
  context.setLineDash([]);
  context.moveTo(0, Math.round(y) + 0.5);
  context.lineTo(width, Math.round(y) + 0.5);
  context.stroke();
  context.fillText(
    limit.label,
    labelGapPx,
    limit.isUpper ? y - labelGapPx / 2 : y + labelPx + labelGapPx / 2,
  );
}

/** What lies under the candles: where days begin, and where the price band ends. */
export function createGround(host: GroundHost): Layer {
  let { colours } = host;
  let drawing: DrawnCandles | null = null;
  let redraw = () => {};

  function draw(sheet: Sheet) {
    if (!drawing) return;
    const { context } = sheet;
    context.lineWidth = 1;
    context.font = `${labelPx}px ${colours.fontFamily}`;
    context.strokeStyle = cssColour(colours.crosshair);
    context.fillStyle = cssColour(colours.axis);
    drawBreaks(sheet, host, drawing);
    if (!drawing.limits) return;
    context.strokeStyle = cssColour(colours.negative);
    context.fillStyle = cssColour(colours.negative);
    const { upper, lower, upperLabel, lowerLabel } = drawing.limits;
    const { unit } = drawing;
    const yOf = (price: number | null) =>
      price === null ? null : host.series().priceToCoordinate(price / unit);
    drawLimit(sheet, yOf(upper), { label: upperLabel, isUpper: true });
    drawLimit(sheet, yOf(lower), { label: lowerLabel, isUpper: false });
  }

  const primitive: IPanePrimitive = {
    attached: ({ requestUpdate }) => {
      redraw = requestUpdate;
    },
    paneViews: () => [
      {
        zOrder: () => 'bottom',
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) => {
              context.save();
              draw({ context, width: mediaSize.width, height: mediaSize.height });
              context.restore();
            }),
        }),
      },
    ],
  };
  host.chart.panes()[0]?.attachPrimitive(primitive);

  return {
    draw(next) {
      const isSame = drawing?.breaks === next.breaks && drawing.limits === next.limits;
      drawing = next;
      if (!isSame) redraw();
    },
    paint(next) {
      colours = next;
      redraw();
    },
  };
}
