export {
  type Candle,
  type CandleInterval,
  type CandleQuery,
  type Clock,
  type EngineState,
  type IndexQuote,
  type Instrument,
  type Market,
  type MarketEngine,
  type MarketEngineOptions,
  type MarketIndex,
  type Mover,
  type MoverKind,
  type MoversQuery,
  type Quote,
  type Round,
  type SearchResult,
  type Segment,
  type SetPriceResult,
} from './contract';
export { createMarketEngine } from './createMarketEngine';
export { instruments } from './instruments/instruments';
export { SECTORS, type Sector } from './instruments/sectors';
