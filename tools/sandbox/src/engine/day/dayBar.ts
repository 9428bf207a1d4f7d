/** One row on one day; prices in paise, for an index in hundredths of a point. */
export type DayBar = [open: number, high: number, low: number, close: number, volume: number];
