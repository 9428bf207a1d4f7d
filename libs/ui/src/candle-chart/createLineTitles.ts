import type { IChartApi, IPanePrimitive } from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import type { ChartPriceLine } from './candleDrawing.ts';
import type { Layer, MainSeries } from './layer.ts';
import { titlePlaces } from './titlePlaces.ts';

const fontPx = 11;
/** Beside the handle of a line. */
const leftPx = 40;
/** Of the ground around the letters, so that they are read over candles. */
const haloPx = 3;

interface TitleHost {
  chart: IChartApi;
  colours: ChartColours;
  series: () => MainSeries;
}

/** The names of the levels, at the left end of their lines: the latest candles at the right end stay free. */
export function createLineTitles(host: TitleHost): Layer {
  let { colours } = host;
  let lines: readonly ChartPriceLine[] = [];
  let unit = 1;
  let redraw = () => {};

  function draw(context: CanvasRenderingContext2D, height: number) {
    // The one that moves says what it is by its handle.
    const still = lines.filter(({ look }) => look === undefined);
    const places = titlePlaces(
      still.map(({ price }) => host.series().priceToCoordinate(price / unit)),
      height,
    );
    context.font = `${fontPx}px ${colours.fontFamily}`;
    context.textBaseline = 'alphabetic';
    context.lineJoin = 'round';
    context.lineWidth = haloPx;
    context.strokeStyle = cssColour(colours.surface);
    for (const [index, { label, kind = 'alert' }] of still.entries()) {
      const y = places[index] ?? null;
      if (y === null) continue;
      context.fillStyle = cssColour(kind === 'alert' ? colours.alert : colours.axis);
      context.strokeText(label, leftPx, y);
      context.fillText(label, leftPx, y);
    }
  }

  const primitive: IPanePrimitive = {
    attached: ({ requestUpdate }) => {
      redraw = requestUpdate;
    },
    paneViews: () => [
      {
        zOrder: () => 'top',
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) => {
              if (lines.length === 0) return;
              context.save();
              draw(context, mediaSize.height);
              context.restore();
            }),
        }),
      },
    ],
  };
  host.chart.panes()[0]?.attachPrimitive(primitive);

  return {
    draw({ priceLines, unit: next }) {
      const isSame = next === unit && (priceLines === lines || priceLines.length + lines.length === 0);
      lines = priceLines;
      unit = next;
      if (!isSame) redraw();
    },
    paint(next) {
      colours = next;
      redraw();
    },
  };
}
