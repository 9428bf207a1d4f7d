/** What is calculated from the candles and drawn with them. Periods are in candles. */
export type IndicatorSetting =
  | { kind: 'sma' | 'ema' | 'rsi'; period: number }
  | { kind: 'bollinger'; period: number; deviations: number }
  | { kind: 'vwap' };

/** How a chart is set up, as a value: the page keeps it, in the address or for the account. */
export interface CandleChartSetup {
  shape: 'candles' | 'line';
  /** Logarithmic: equal distances are equal percentages. A comparison is in percent and has no other scale. */
  scale: 'linear' | 'log';
  view: 'chart' | 'table';
  /** What was traded, beneath the prices. */
  volume: boolean;
  /** No two alike. */
  indicators: readonly IndicatorSetting[];
}

export const plainSetup: CandleChartSetup = {
  shape: 'candles',
  scale: 'linear',
  view: 'chart',
  volume: true,
  indicators: [],
};

/** "sma20", "bollinger20x2", "vwap": the same for equal settings. */
export function indicatorId(setting: IndicatorSetting): string {
  switch (setting.kind) {
    case 'vwap':
      return setting.kind;
    case 'bollinger':
      return `${setting.kind}${setting.period}x${setting.deviations}`;
    default:
      return `${setting.kind}${setting.period}`;
  }
}

/** What an indicator is called everywhere. */
export function indicatorName(setting: IndicatorSetting): string {
  switch (setting.kind) {
    case 'vwap':
      return 'VWAP';
    case 'bollinger':
      return `BB ${setting.period}, ${setting.deviations}`;
    default:
      return `${setting.kind.toUpperCase()} ${setting.period}`;
  }
}
