export type { Candle, EngineState, Instrument, Market, MarketEngine, Quote } from './contract';
export { createMarketEngine } from './createMarketEngine';
export { instruments } from './instruments/instruments';
