/** The drawing with the chart library: no part of what a page loads. */
export const loadCandlePlot = () =>
  import('./createCandlePlot.ts').then(({ createCandlePlot }) => createCandlePlot);

/** Fetches the code of a chart that is about to come. What does not come is asked for again by the chart. */
export function fetchChartLibrary(): void {
  loadCandlePlot().catch(() => undefined);
}
