export { BrokenBookError } from './checkBook.ts';
export type {
  Band,
  BookDepth,
  BookLevel,
  CancelReason,
  ClientCommand,
  ExchangeCommand,
  ExchangeEvent,
  MatchPhase,
  ModifyCommand,
  PlaceCommand,
  RejectReason,
  Side,
  TradeEvent,
  Validity,
} from './contract.ts';
export { Matcher, type MatcherOptions, type OrderView } from './Matcher.ts';
