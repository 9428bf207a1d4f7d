/** Pixels of the plot on Home, beneath its ranges and its legend. */
export const homeChartHeight = 220;
