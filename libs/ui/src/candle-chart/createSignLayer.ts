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
import type { MainSeries } from './createMainLayer.ts';
import type { DrawnCandles, Layer } from './layer.ts';

export interface SignLayer extends Layer {
  /** The prices are drawn by another series from now on, and the signs stand on that one. */
  standOn: (series: MainSeries) => void;
}

const lineStyles = {
  still: LineStyle.Dashed,
  moving: LineStyle.Solid,
  before: LineStyle.Dotted,
} as const;

function markersOf({ marks, candles }: DrawnCandles, colours: ChartColours): Array<SeriesMarker<Time>> {
  return [...marks]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([index, at]) => {
      const candle = candles[index];
      if (!candle) return [];
      return {
        time: toTimestamp(candle.wall),
        position: 'belowBar' as const,
        shape: 'circle' as const,
        size: 0.6,
        color: cssColour(colours.alert),
        text: at.map(({ letter }) => letter).join(' '),
      };
    });
}

/** What stands on the prices: corporate actions as marks, and the levels that the client watches. */
export function createSignLayer(first: ChartColours): SignLayer {
  let colours = first;
  let series: MainSeries | null = null;
  let markers: ISeriesMarkersPluginApi<Time> | null = null;
  let lines: IPriceLine[] = [];
  let drawing: DrawnCandles | null = null;
  let drawn: Pick<DrawnCandles, 'marks' | 'priceLines' | 'unit'> | null = null;

  function drawLines({ priceLines, unit }: DrawnCandles, on: MainSeries) {
    for (const line of lines) on.removePriceLine(line);
    lines = priceLines.map(({ price, label, look }) =>
      on.createPriceLine({
        price: price / unit,
        title: look === 'before' ? '' : label,
        axisLabelVisible: look !== 'before',
        lineWidth: look === 'moving' ? 2 : 1,
        lineStyle: lineStyles[look ?? 'still'],
        color: cssColour(colours.alert),
        axisLabelColor: cssColour(colours.alertFill),
        axisLabelTextColor: cssColour(colours.alertText),
      }),
    );
  }

  function show() {
    if (!drawing || !series) return;
    markers?.setMarkers(markersOf(drawing, colours));
    drawLines(drawing, series);
    drawn = drawing;
  }

  return {
    standOn(next) {
      markers?.detach();
      series = next;
      markers = createSeriesMarkers<Time>(next, []);
      lines = [];
      drawn = null;
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
