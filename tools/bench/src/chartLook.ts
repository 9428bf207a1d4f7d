/** What a page is asked about its chart, kept in the page. */
export interface ChartLook {
  /**
   * Whether candles are drawn, and not only their place. Reads the canvas, which the browser draws on the main thread
   * from then on: never where drawing itself is measured.
   */
  isDrawn: (place: string) => boolean;
}

declare global {
  var chartLook: ChartLook;
}

/** Where the chart of the app lies, and that of the bare page. */
export const appChart = '[role="slider"]';
export const bareChart = '[data-chart]';

/** Runs in each page before its own scripts. */
export function installChartLook(): void {
  /** Of the width, from the left. */
  const columns = [0.1, 0.3, 0.5, 0.7];
  const widthPx = 8;
  globalThis.chartLook = {
    isDrawn(place) {
      const canvas = document.querySelector<HTMLCanvasElement>(`${place} canvas`);
      const context = canvas?.getContext('2d');
      if (!canvas || !context || canvas.width === 0 || canvas.height === 0) return false;
      return columns.some((share) => {
        const { data } = context.getImageData(Math.floor(canvas.width * share), 0, widthPx, canvas.height);
        return data.some((value, index) => index % 4 === 3 && value > 0);
      });
    },
  };
}
