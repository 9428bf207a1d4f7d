import { LineSeries, LineStyle, type ISeriesApi } from 'lightweight-charts';
import { cssColour } from '../internal/charts/chartColours.ts';
import { commonStart } from './commonStart.ts';
import { linePoint, putData, type DrawnCandles, type Layer, type LayerHost, type TailFrom } from './layer.ts';

export interface CompareLayer extends Layer {
  /** Both begin at this candle, or at the first one after it that both have. */
  begin: (firstInSight: number) => void;
}

/**
 * What the share is compared with, on the share's own scale: both stand at one place where they begin, and equal
 * percentages are equal distances from there. What lies on the prices has the share's base with that.
 *
 * @param onOrigin - Gets the share's price there, rupees per unit; null without a comparison.
 */
export function createCompareLayer(
  { chart, colours: first }: LayerHost,
  onOrigin: (price: number | null) => void,
): CompareLayer {
  let series: ISeriesApi<'Line'> | null = null;
  let colours = first;
  let drawing: DrawnCandles | null = null;
  let start = 0;
  /** What the other's prices are multiplied with, to begin where the share does. */
  let factor: number | null = null;

  function factorOf(): number | null {
    const begun = drawing && commonStart(drawing, start);
    onOrigin(begun?.share ?? null);
    return begun && begun.share / begun.other;
  }

  function put({ candles, compared, unit }: DrawnCandles, from: TailFrom) {
    if (!series) return;
    putData(series, candles.length, {
      from,
      point(index) {
        const close = factor === null ? null : compared?.[index];
        const onScale = typeof close === 'number' ? close * (factor ?? 1) : null;
        return linePoint(candles[index]?.wall ?? Number.NaN, onScale, unit);
      },
    });
  }

  return {
    draw(next, from) {
      drawing = next;
      if (next.compared === null) {
        if (series) chart.removeSeries(series);
        series = null;
        factor = null;
        onOrigin(null);
        return;
      }
      const known = series;
      series ??= chart.addSeries(LineSeries, {
        lastValueVisible: false,
        priceLineVisible: false,
        crosshairMarkerVisible: false,
        lineWidth: 2,
        lineStyle: LineStyle.Dashed,
        color: cssColour(colours.benchmark),
      });
      const before = factor;
      factor = factorOf();
      put(next, known && factor === before ? from : null);
    },
    begin(firstInSight) {
      if (start === firstInSight && factor !== null) return;
      start = firstInSight;
      if (!drawing || !series) return;
      const before = factor;
      factor = factorOf();
      if (factor !== before) put(drawing, null);
    },
    paint(next) {
      colours = next;
      series?.applyOptions({ color: cssColour(next.benchmark) });
    },
  };
}
