import type { IChartApi, IPanePrimitive } from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import { toTimestamp } from '../internal/charts/createChartBase.ts';
import { breaksWithRoom } from './breaksWithRoom.ts';
import { drawLimit, limitsLeft, type Sheet } from './drawLimits.ts';
import type { DrawnCandles, Layer, MainSeries } from './layer.ts';

const labelPx = 11;
const labelGapPx = 8;

interface GroundHost {
  chart: IChartApi;
  colours: ChartColours;
  series: () => MainSeries;
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
    const scale = host.chart.timeScale();
    const left = limitsLeft(drawing.candles, drawing.limits.from, {
      xOf: (wall) => scale.timeToCoordinate(toTimestamp(wall)),
      stepPx: scale.options().barSpacing,
    });
    drawLimit(sheet, yOf(upper), { label: upperLabel, isUpper: true, left });
    drawLimit(sheet, yOf(lower), { label: lowerLabel, isUpper: false, left });
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
