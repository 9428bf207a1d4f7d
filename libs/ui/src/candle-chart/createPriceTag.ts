import { LineStyle, type IPriceLine, type ISeriesPrimitive } from 'lightweight-charts';
import { cssColour, type ChartColours } from '../internal/charts/chartColours.ts';
import type { MainSeries } from './layer.ts';

function lastLineOptions(colours: ChartColours) {
  return {
    color: cssColour(colours.accent),
    axisLabelColor: cssColour(colours.accent),
    axisLabelTextColor: cssColour(colours.onAccent),
  };
}

interface Shown {
  /** As it is drawn; null = no candle. */
  price: number | null;
  /** A few letters beneath the price. */
  note: string;
  colours: ChartColours;
}

/**
 * The last price as a dotted line with a tag on the axis, moved in place, and a note beneath it. All of it stands on the
 * axis: the latest candles lie beside it, not beneath it.
 */
export function createPriceTag(series: MainSeries) {
  let line: IPriceLine | null = null;
  let shown: Shown | null = null;
  let redraw = () => {};

  const note = {
    // Just beneath: the library moves labels apart, and keeps their order.
    coordinate: () => (series.priceToCoordinate(shown?.price ?? 0) ?? 0) + 1,
    text: () => shown?.note ?? '',
    textColor: () => (shown ? cssColour(shown.colours.onAccent) : ''),
    backColor: () => (shown ? cssColour(shown.colours.accent) : ''),
    tickVisible: () => false,
  };
  const [none, one] = [[], [note]];
  const primitive: ISeriesPrimitive = {
    attached: ({ requestUpdate }) => {
      redraw = requestUpdate;
    },
    priceAxisViews: () => (shown === null || shown.price === null || shown.note === '' ? none : one),
  };
  series.attachPrimitive(primitive);

  return function show(next: Shown) {
    const { price, colours } = next;
    const hasNewNote = next.note !== (shown?.note ?? '');
    shown = next;
    if (price === null) {
      if (line) series.removePriceLine(line);
      line = null;
      return;
    }
    if (line) line.applyOptions({ price, ...lastLineOptions(colours) });
    else {
      line = series.createPriceLine({
        price,
        ...lastLineOptions(colours),
        lineStyle: LineStyle.Dotted,
        lineWidth: 1,
      });
    }
    if (hasNewNote) redraw();
  };
}
