export { bollingerBands, type BollingerReading } from './bollingerBands.ts';
export { type Indicator, type IndicatorCandle } from './indicator.ts';
export { runIndicator, withLatest, withNext, type IndicatorRun } from './indicatorRun.ts';
export { exponentialAverage, simpleAverage } from './movingAverages.ts';
export { relativeStrength } from './relativeStrength.ts';
export { sessionVwap } from './sessionVwap.ts';
