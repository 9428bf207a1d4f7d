import { LineSeries, LineStyle, type ISeriesApi } from 'lightweight-charts';
import { cssColour } from '../internal/charts/chartColours.ts';
import { linePoint, putData, type Layer, type LayerHost } from './layer.ts';

/** What the share is compared with, on the same scale in percent. */
export function createCompareLayer({ chart, colours: first }: LayerHost): Layer {
  let series: ISeriesApi<'Line'> | null = null;
  let colours = first;

  return {
    draw({ compared, candles }, from) {
      if (compared === null) {
        if (series) chart.removeSeries(series);
        series = null;
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
      putData(series, candles.length, {
        from: known ? from : null,
        point: (index) => linePoint(candles[index]?.wall ?? Number.NaN, compared[index], 1),
      });
    },
    paint(next) {
      colours = next;
      series?.applyOptions({ color: cssColour(next.benchmark) });
    },
  };
}
