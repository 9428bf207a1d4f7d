export {
  addDays,
  calendarDay,
  isCalendarDay,
  istDay,
  istInstant,
  istTimeOfDayMs,
  toIstIso,
  weekdayOf,
  type CalendarDay,
} from './calendar/calendarDay';
export {
  MARKET_CALENDAR,
  type CalendarYear,
  type SpecialSession,
  type TradingHoliday,
} from './calendar/marketCalendar';
export {
  marketSession,
  sessionTimetable,
  type MarketSession,
  type SessionOptions,
} from './calendar/marketSession';
export { isOrderTypeTaken, PHASE_ORDER_TYPES, type OrderType } from './calendar/phaseOrderTypes';
export { rowInForce } from './calendar/rowInForce';
export {
  BLOCK_DEAL_RULES,
  BLOCK_WINDOWS,
  CLOSING_AUCTION_BAND_PERCENT,
  type BlockDealRules,
  type BlockWindow,
  type SessionPhase,
  type TimetableRow,
} from './calendar/sessionTimetable';
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
} from './calendar/tradingDays';
export {
  CHARGE_CODES,
  GST_RULES,
  RATE_RULES,
  type ChargeCode,
  type ChargedMarket,
  type ChargedProduct,
  type RateRule,
  type Side,
} from './charges/chargeRules';
export {
  orderCharges,
  sumOfCharges,
  type ChargedOrder,
  type ChargeLine,
  type Charges,
} from './charges/orderCharges';
export { SANDBOX_TARIFF, type Tariff } from './charges/tariff';
export {
  changePercent,
  minus,
  negated,
  percentOf,
  percentOfInRupees,
  sumOf,
  valueOf,
} from './money/arithmetic';
export {
  fromPaise,
  fromRupees,
  fromWire,
  isPaise,
  NO_MONEY,
  toRupees,
  toWire,
  type MoneyRounding,
  type Paise,
} from './money/paise';
export {
  DYNAMIC_BAND,
  ETF_BAND,
  isInBand,
  priceBand,
  type BandRule,
  type PriceBand,
  type PriceBandInput,
} from './price/priceBand';
export { isOnTick, snapToTick, type TickRounding } from './price/snapToTick';
export { SHARE_TICK_RULES, tickSizeFor, type TickedKind } from './price/tickSize';
