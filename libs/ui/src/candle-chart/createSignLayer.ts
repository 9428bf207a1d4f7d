import {
  createSeriesMarkers,
  LineStyle,
  type IPriceLine,
  type ISeriesMarkersPluginApi,
  type SeriesMarker,
  type Time,
} from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import { toTimestamp } from '../internal/charts/createChartBase.ts';
import type { ChartPriceLine, DrawnMark } from './candleDrawing.ts';
import type { DrawnCandles, Layer, MainSeries } from './layer.ts';

export interface SignLayer extends Layer {
  /** The prices are drawn by another series from now on, and the signs stand on that one. */
  standOn: (series: MainSeries) => void;
}

const lineStyles = {
  still: LineStyle.Dashed,
  moving: LineStyle.Solid,
  before: LineStyle.Dotted,
} as const;

function lineLook({ kind = 'alert', look }: ChartPriceLine, colours: ChartColours) {
  if (kind === 'alert') {
    return {
      lineStyle: lineStyles[look ?? 'still'],
      color: cssColour(colours.alert),
      axisLabelColor: cssColour(colours.alertFill),
      axisLabelTextColor: cssColour(colours.alertText),
    };
  }
  const still = kind === 'position' ? LineStyle.LargeDashed : LineStyle.SparseDotted;
  return {
    lineStyle: look === 'moving' ? lineStyles.moving : still,
    color: cssColour(colours.axis),
    axisLabelColor: cssColour(colours.surface),
    axisLabelTextColor: cssColour(colours.axis),
  };
}

/** How each kind of mark is drawn: read by place, shape and letter, also without colour. */
const markLooks = {
  event: { position: 'belowBar', shape: 'circle', colour: 'alert' },
  buy: { position: 'belowBar', shape: 'arrowUp', colour: 'positive' },
  sell: { position: 'aboveBar', shape: 'arrowDown', colour: 'negative' },
} as const;

/** What happened is named letter by letter; of trades of one side in one candle their number is. */
function markText(kind: keyof typeof markLooks, marks: readonly DrawnMark[]): string {
  const letters = marks.map(({ letter }) => letter);
  if (kind === 'event') return letters.join(' ');
  return letters.length > 1 ? `${letters[0] ?? ''} ×${letters.length}` : (letters[0] ?? '');
}

function markersOf({ marks, candles }: DrawnCandles, colours: ChartColours): Array<SeriesMarker<Time>> {
  return [...marks]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([index, at]) => {
      const candle = candles[index];
      if (!candle) return [];
      const time = toTimestamp(candle.wall);
      return (['event', 'buy', 'sell'] as const).flatMap((kind) => {
        const ofKind = at.filter(({ side = 'event' }) => side === kind);
        const { position, shape, colour } = markLooks[kind];
        const text = markText(kind, ofKind);
        return ofKind.length === 0
          ? []
          : [{ time, position, shape, size: 0.6, color: cssColour(colours[colour]), text }];
      });
    });
}

/** What stands on the prices: corporate actions and the client's trades as marks, and levels as lines. */
export function createSignLayer(first: ChartColours): SignLayer {
  let colours = first;
  let series: MainSeries | null = null;
  let markers: ISeriesMarkersPluginApi<Time> | null = null;
  let lines: IPriceLine[] = [];
  let drawing: DrawnCandles | null = null;
  let drawn: Pick<DrawnCandles, 'marks' | 'priceLines' | 'unit'> | null = null;

  function drawLines({ priceLines, unit }: DrawnCandles, on: MainSeries) {
    for (const line of lines) on.removePriceLine(line);
    lines = priceLines.map((line) => {
      const { price, look } = line;
      return on.createPriceLine({
        price: price / unit,
        axisLabelVisible: look !== 'before',
        lineWidth: look === 'moving' ? 2 : 1,
        ...lineLook(line, colours),
      });
    });
  }

  /** Made for the first mark: the library reads all candles again with each trade, even where it has none to mark. */
  function drawMarks(on: DrawnCandles, of: MainSeries) {
    const made = markersOf(on, colours);
    if (made.length > 0) markers ??= createSeriesMarkers<Time>(of, []);
    markers?.setMarkers(made);
  }

  function show() {
    if (!drawing || !series) return;
    drawMarks(drawing, series);
    drawLines(drawing, series);
    drawn = drawing;
  }

  return {
    standOn(next) {
      markers?.detach();
      series = next;
      markers = null;
      lines = [];
      drawn = null;
      show();
    },
    draw(next) {
      drawing = next;
      const isSame =
        drawn?.marks === next.marks && drawn.priceLines === next.priceLines && drawn.unit === next.unit;
      if (!isSame) show();
    },
    paint(next) {
      colours = next;
      show();
    },
  };
}
