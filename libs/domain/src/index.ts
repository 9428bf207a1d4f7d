export { closePrice, type ClosePriceInput } from './auction/closePrice.ts';
export { equilibrium, type AuctionBook, type AuctionLevel, type Equilibrium } from './auction/equilibrium.ts';
export {
  alertBounds,
  checkAlert,
  startAlertValue,
  type AlertFault,
  type AlertFaultCode,
  stepAlertPrice,
} from './alert/checkAlert.ts';
export {
  alertDistancePercent,
  isAlertReached,
  type AlertCondition,
  type AlertReading,
} from './alert/priceAlert.ts';
export {
  addDays,
  calendarDay,
  isCalendarDay,
  istDay,
  istInstant,
  istTimeOfDayMs,
  toIstIso,
  toIstIsoMs,
  weekdayOf,
  type CalendarDay,
} from './calendar/calendarDay.ts';
export {
  marketCalendar,
  type CalendarYear,
  type SpecialSession,
  type TradingHoliday,
} from './calendar/marketCalendar.ts';
export { haltRules, marketHalt, type MarketHalt } from './calendar/marketHalt.ts';
export {
  marketSession,
  sessionTimetable,
  type MarketSession,
  type SessionOptions,
} from './calendar/marketSession.ts';
export { isOrderTypeTaken, phaseOrderTypes, type OrderType } from './calendar/phaseOrderTypes.ts';
export { rowInForce } from './calendar/rowInForce.ts';
export {
  daySegments,
  orderKindsTaken,
  shareSession,
  type DayPart,
  type DaySegment,
  type OrderKind,
  type ShareSession,
} from './calendar/shareSession.ts';
export { typedDay, writtenDay } from './calendar/typedDay.ts';
export {
  blockDealRules,
  blockWindows,
  closingAuctionBandPercent,
  type BlockDealRules,
  type BlockWindow,
  type SessionPhase,
  type TimetableRow,
} from './calendar/sessionTimetable.ts';
export {
  calendarStatus,
  holidayName,
  isSettlementDay,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  settlesOn,
  specialSessionOn,
  type CalendarStatus,
} from './calendar/tradingDays.ts';
export {
  chargeCodes,
  gstRules,
  rateRules,
  type ChargeCode,
  type ChargedMarket,
  type ChargedProduct,
  type RateRule,
  type Side,
} from './charges/chargeRules.ts';
export {
  orderCharges,
  sumOfCharges,
  type ChargedOrder,
  type ChargeLine,
  type Charges,
} from './charges/orderCharges.ts';
export { sandboxTariff, type Tariff } from './charges/tariff.ts';
export { csvText, type CsvCell } from './csv/csvText.ts';
export { digitsOf, toLatinDigits } from './digits/latinDigits.ts';
export {
  exchanges,
  instrumentIdOf,
  isMarket,
  markets,
  parseInstrumentId,
  type Exchange,
  type InstrumentId,
  type InstrumentRef,
  type Market,
} from './instrument/instrument.ts';
export { sectors, type Sector } from './instrument/sectors.ts';
export { kycTimelineOf, type KycEvent, type KycRecord, type KycTimelineStep } from './kyc/kycTimelineOf.ts';
export { hasForeignCode, isMobile, normaliseMobile, spacedMobile, toIdentifier } from './mobile/mobile.ts';
export {
  changePercent,
  gainPercent,
  minus,
  negated,
  percentOf,
  percentOfInRupees,
  sharePercent,
  sumOf,
  valueOf,
} from './money/arithmetic.ts';
export {
  fromPaise,
  fromRupees,
  fromWire,
  isPaise,
  noMoney,
  toRupees,
  toWire,
  type MoneyRounding,
  type Paise,
} from './money/paise.ts';
export { isRepeated, passwordMinimum } from './password/newPassword.ts';
export {
  dynamicBand,
  etfBand,
  isInBand,
  priceBand,
  type BandRule,
  type PriceBand,
  type PriceBandInput,
} from './price/priceBand.ts';
export { isOnTick, snapToTick, type TickRounding } from './price/snapToTick.ts';
export { shareTickRules, tickSizeFor, type TickedKind } from './price/tickSize.ts';
export {
  candidatesOf,
  importReport,
  type ImportReport,
  type KnownInstruments,
} from './watchlist/importReport.ts';
export { placeAfterStep, placeAt, type WatchlistStep } from './watchlist/placeOf.ts';
export { readSymbols, type NamedSymbol, type ReadSymbols } from './watchlist/readSymbols.ts';
export {
  atEnd,
  replayMove,
  type WatchlistContent,
  type WatchlistMove,
  type WatchlistPlace,
} from './watchlist/replayMove.ts';
