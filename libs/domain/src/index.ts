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
  isInPoints,
  isAlertReached,
  type AlertCondition,
  type AlertReading,
} from './alert/priceAlert.ts';
export {
  addDays,
  calendarDay,
  daysBetween,
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
  closureOn,
  holidayName,
  isSettlementDay,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  settlesOn,
  specialSessionOn,
  tradingDayFrom,
  type CalendarStatus,
  type Closure,
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
export { chargesOfFills, type ChargedFill, type FilledOrder } from './charges/chargesOfFills.ts';
export { perCrore } from './charges/perCrore.ts';
export {
  chargesOfValue,
  depositoryCharges,
  depositoryWaiver,
  orderCharges,
  sumOfCharges,
  type ChargedOrder,
  type ChargedTrade,
  type ChargeLine,
  type Charges,
} from './charges/orderCharges.ts';
export { orderCost, type CostedOrder, type OrderCost } from './charges/orderCost.ts';
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
export { maskIdNumber } from './kyc/maskIdNumber.ts';
export { hasForeignCode, isMobile, normaliseMobile, spacedMobile, toIdentifier } from './mobile/mobile.ts';
export { limitsAt } from './limits/limitsAt.ts';
export { lossDay, lossOf } from './limits/lossOf.ts';
export { ownLimitsOf } from './limits/ownLimitsOf.ts';
export {
  longestCoolingOffMs,
  requestLimits,
  wantedValues,
  type CoolingOffFault,
  type RequestedLimits,
} from './limits/requestLimits.ts';
export {
  noTradeLimits,
  tradeSegments,
  type LimitRequest,
  type LimitValues,
  type TradeLimits,
  type TradeSegment,
} from './limits/tradeLimits.ts';
export { consumeLots, type Consumed, type LotPart } from './lots/consumeLots.ts';
export { priceGainOf, sellLots, type LotSale, type SoldLots, type SoldPart } from './lots/sellLots.ts';
export {
  averagePrice,
  splitCharges,
  taxCostOf,
  type LotFigures,
  type SplitCharges,
  type TaxLot,
} from './lots/taxLot.ts';
export {
  changePercent,
  gainPercent,
  minus,
  negated,
  percentOf,
  percentOfInRupees,
  sharePercent,
  sumOf,
  valueAt,
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
export { buysMore } from './order/buysMore.ts';
export { breakEvenPrice, type SoldPosition } from './order/breakEvenPrice.ts';
export type {
  CheckedOrder,
  HoldingParts,
  OrderedInstrument,
  OrderFacts,
  OrderField,
  OrderQuote,
  OrderValidity,
  OwnLimits,
  OwnWaitingOrder,
  StopLeg,
} from './order/checkedOrder.ts';
export { checkOrder } from './order/checkOrder.ts';
export {
  expectedPrice,
  fillEstimate,
  type DepthInPaise,
  type DepthLevelInPaise,
  type EstimatedOrder,
  type FillEstimate,
} from './order/fillEstimate.ts';
export {
  gttRules,
  largestPrice,
  largestQuantity,
  largestValue,
  minimumTradeRules,
  typedPaise,
} from './order/orderBounds.ts';
export type { FaultFigures, OrderFault, OrderFaultCode, OrderFaultOf } from './order/orderFault.ts';
export { depositoryFactsOf } from './order/depositoryFactsOf.ts';
export { isOrderOf, type OrderSubject } from './order/isOrderOf.ts';
export { orderNoteBounds, tidyNote, tidyTags } from './order/orderNote.ts';
export { withoutDirection } from './text/withoutDirection.ts';
export { endsGtt, type GttAction } from './order/endsGtt.ts';
export { gttLegs, rehearseGtt, type GttLeg, type RehearsedLeg } from './order/gttLegs.ts';
export { smallestTrade, type SmallestTrade } from './order/moneyChecks.ts';
export { orderNeeds, type OrderNeeds } from './order/orderNeeds.ts';
export { bestOpposite, createOrderCheck, type OrderCheck } from './order/orderCheck.ts';
export { orderOutlook, type OrderEvent } from './order/orderOutlook.ts';
export {
  orderTakenFrom,
  orderTaking,
  type OrderSession,
  type OrderTaking,
  type TradingMode,
} from './order/orderTaking.ts';
export { protectionPrice, type ProtectedOrder } from './order/protectionPrice.ts';
export { quantityForAmount, type AmountedOrder } from './order/quantityForAmount.ts';
export { sellableQuantity } from './order/sellableQuantity.ts';
export { sellsMore } from './order/sellsMore.ts';
export { shareOut } from './money/shareOut.ts';
export {
  checkOrderChange,
  placeAfterChange,
  type FilledFault,
  type OrderChangeFault,
  type WaitingOrder,
} from './order/orderChange.ts';
export { availableForChange, restMoney, type OrderRest, type TradedSoFar } from './order/restMoney.ts';
export { isRepeated, passwordMinimum } from './password/newPassword.ts';
export { isPaiseOnTick, snapPaise } from './price/paiseTick.ts';
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
export { pendingSettlement } from './settlement/pendingSettlement.ts';
export { isSettled, settlementOf, type Settlement, type SettlementStep } from './settlement/settlementOf.ts';
export { tradeDayOf } from './settlement/tradeDayOf.ts';
export {
  capitalGainRules,
  exemptionRules,
  holdingRules,
  type CapitalGainRule,
  type ExemptionRule,
  type HoldingRule,
  type HoldingTerm,
} from './tax/capitalGainRules.ts';
export { taxableGainOf } from './tax/costTaken.ts';
export {
  dividendTax,
  dividendTaxRules,
  type DividendsPaid,
  type DividendTaxRule,
} from './tax/dividendTax.ts';
export { longTermFrom, termOf } from './tax/holdingTerm.ts';
export { type TaxedGain } from './tax/taxedGain.ts';
export { taxOfGains, type GainLine, type GainsTax } from './tax/taxOfGains.ts';
export { countedGains, taxedGainOf, taxOfSale, type SaleTax, type TaxedPart } from './tax/taxOfSale.ts';
export { taxYearAfter, taxYearNamed, taxYearOf, type TaxYear } from './tax/taxYear.ts';
export { gainsOfYear, type YearSoFar } from './tax/yearSoFar.ts';
export { waitingSaves, type WaitingSaving } from './tax/waitingSaves.ts';
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
export { withoutInvisible, writtenSymbol, type WrittenSymbol } from './instrument/writtenSymbol.ts';
export { snakeCase, type SnakeCase } from './text/snakeCase.ts';
