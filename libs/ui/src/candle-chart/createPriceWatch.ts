import type { IChartApi, IPanePrimitive } from 'lightweight-charts';
import type { MainSeries } from './layer.ts';

/** Where prices are on the drawing, in CSS pixels from its top. */
export interface PriceGeometry {
  /** Beyond the edges too; null while nothing is drawn. */
  yOf: (price: number) => number | null;
  /** Rupees per unit. */
  priceAt: (y: number) => number | null;
  /** Of the pane that has the prices. */
  height: number;
}

interface PriceWatchHost {
  chart: IChartApi;
  /** Null before the first drawing. */
  series: () => MainSeries | null;
  /** What prices are divided by to be drawn. */
  unit: () => number;
}

/** Tells where prices are, each time the library draws: nothing else says that their scale has changed. */
export function createPriceWatch({ chart, series, unit }: PriceWatchHost) {
  let listener: ((geometry: PriceGeometry) => void) | null = null;

  function tell() {
    const prices = series();
    const pane = chart.panes()[0];
    if (!listener || !prices || !pane) return;
    listener({
      yOf: (price) => prices.priceToCoordinate(price / unit()),
      priceAt(y) {
        const drawn = prices.coordinateToPrice(y);
        return drawn === null ? null : drawn * unit();
      },
      height: pane.getHeight(),
    });
  }

  const primitive: IPanePrimitive = { updateAllViews: tell };
  chart.panes()[0]?.attachPrimitive(primitive);
  return (next: typeof listener) => {
    listener = next;
    tell();
  };
}
