export type {
  ActiveHalt,
  Candle,
  CandleInterval,
  DayTerms,
  EngineState,
  Instrument,
  MarketEngine,
  Quote,
  Round,
  Tick,
} from './contract/contract.ts';
export type {
  BrokenBookReport,
  ClientCommand,
  JournalledCommand,
  MarketEvent,
  PriceWatch,
  ReachedPrice,
  ShareName,
  Submitted,
  TradeGate,
} from './contract/tradeContract.ts';
export { adjustmentsOf } from './actions/adjustments.ts';
export type {
  AnnouncedAction,
  CorporateAction,
  DemergerAction,
  DividendAction,
  RatioAction,
  RightsAction,
} from './contract/corporateAction.ts';
export { priceFactorOf, shareFactorOf } from './contract/corporateAction.ts';
export type { DaySpan, SessionClose, TradedDay, TradeReading } from './contract/marketHistory.ts';
export { createMarketEngine } from './createMarketEngine.ts';
export type { CapClass } from './instruments/instrument.ts';
export { instruments } from './instruments/instruments.ts';
export { isinsOf, rightsIsinOf, tableIsinOf } from './instruments/isin.ts';
export { issueDaysOf, monthAfter, tradingDayOf, type IssueSlot } from './instruments/invented/issueDays.ts';
export { isListed } from './instruments/isListed.ts';
export type { Listings } from './instruments/createListings.ts';
export { marketIndices, weightedIndices } from './instruments/marketIndices.ts';
