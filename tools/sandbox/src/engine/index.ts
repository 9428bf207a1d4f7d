export type { Candle, EngineState, Instrument, MarketEngine, Quote, Round, Tick } from './contract.ts';
export { createMarketEngine } from './createMarketEngine.ts';
export { instruments } from './instruments/instruments.ts';
