import type { ChartBase } from '../internal/charts/createChartBase.ts';
import type { DrawnCandles, MainSeries } from './layer.ts';

const noPaise = /[.]00$/;

/** An axis shows no decimals that none of its figures needs. */
function plainTicks(texts: readonly string[]): string[] {
  return texts.map((text) => (texts.every((one) => noPaise.test(one)) ? text.replace(noPaise, '') : text));
}

/** What the right-hand axis says: prices, or of a comparison how far they lie from the share's price at its beginning. */
export function createPriceAxis(base: Pick<ChartBase, 'axisText'>) {
  let origin: number | null = null;
  let drawing: Pick<DrawnCandles, 'look' | 'unit'> | null = null;
  let shown: MainSeries | null = null;

  const priceText = (drawn: number) => base.axisText(drawn, drawing?.unit ?? 1);
  function percentText(drawn: number): string {
    const price = drawn * (drawing?.unit ?? 1);
    return drawing?.look.formatPercent(origin === null ? null : (price / origin - 1) * 100) ?? '';
  }

  /** Anew, so that the library asks for its texts again. */
  function write() {
    shown?.applyOptions({
      priceFormat: {
        type: 'custom',
        minMove: 0.01,
        formatter: priceText,
        tickmarksFormatter: (drawn: readonly number[]) =>
          origin === null ? plainTicks(drawn.map(priceText)) : drawn.map(percentText),
      },
    });
  }

  return {
    draw(series: MainSeries, next: Pick<DrawnCandles, 'look' | 'unit'>, isAnew: boolean) {
      drawing = next;
      const isOther = shown !== series;
      shown = series;
      if (isAnew || isOther) write();
    },
    /** @param price - Rupees per unit that the axis tells percent of; null = the prices themselves. */
    setOrigin(price: number | null) {
      if (price === origin) return;
      origin = price;
      write();
    },
  };
}
