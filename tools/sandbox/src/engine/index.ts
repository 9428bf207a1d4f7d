export type { Candle, EngineState, Instrument, MarketEngine, Quote } from './contract.ts';
export { createMarketEngine } from './createMarketEngine.ts';
export { instruments } from './instruments/instruments.ts';
export { isListed } from './instruments/isListed.ts';
export { marketIndices, weightedIndices } from './instruments/marketIndices.ts';
