export { SectorHeatMap } from './heat-map/SectorHeatMap.tsx';
export { useSectorName } from './heat-map/useSectorName.ts';
export { RankingsCard, type RankingsCardProps } from './rankings/RankingsCard.tsx';
export { saveFile } from './files/saveFile.ts';
export { useServerText } from './failures/useServerText.ts';
export { useFailureText } from './failures/useFailureText.ts';
export { LiveCacheSync } from './LiveCacheSync.tsx';
export { Indices } from './Indices.tsx';
export { InstrumentCell, type InstrumentCellProps } from './InstrumentCell.tsx';
export { DayLine } from './sparklines/DayLine.tsx';
export { useToday } from './useToday.ts';
export { useServerNow } from './useServerNow.ts';
export { DayPercent, type DayPercentProps } from './live/DayPercent.tsx';
export { usePastDay, type PastDay } from './live/usePastDay.ts';
export { ComplaintLines } from './document/ComplaintLines.tsx';
export type { Application, ApplicationSource } from './applications/application.ts';
export { ApplicationCard } from './applications/ApplicationCard.tsx';
export { StepTimeline, type ShownStep, type StepTimelineProps } from './applications/StepTimeline.tsx';
export { Document, type DocumentProps } from './document/Document.tsx';
export { PrintListButton, type PrintListButtonProps } from './document/PrintListButton.tsx';
export { usePrintout, type Printout } from './document/usePrintout.ts';
export { PaperOnly } from './document/PaperOnly.tsx';
export {
  StatementButtons,
  type StatementButtonsProps,
  type StatementProgress,
} from './document/StatementButtons.tsx';
export { StatementDesk, type StatementDeskProps } from './document/StatementDesk.tsx';
export { DocumentTable, type DocumentTableProps } from './document/DocumentTable.tsx';
export { PublicFooter, type PublicFooterProps } from './public-footer/PublicFooter.tsx';
export { ListCard, type ListCardProps } from './list/ListCard.tsx';
export { FigureButton, type FigureButtonProps } from './figures/FigureButton.tsx';
export { ProfitChart, profitChartHeight, type ProfitChartProps } from './returns/ProfitChart.tsx';
export { ProfitChartSkeleton } from './returns/ProfitChartSkeleton.tsx';
export { comparedIndex } from './returns/comparedIndex.ts';
export { GainFigure, type GainFigureProps } from './money/GainFigure.tsx';
export type { ProfitView } from './returns/profitPoints.ts';
export { RangeChips, type RangeChipsProps } from './returns/RangeChips.tsx';
export { hasRange, returnParams, type ReturnParams } from './returns/returnDaysOf.ts';
export { RangePicker, type RangePickerProps } from './list/RangePicker.tsx';
export { useRanges } from './list/useRanges.ts';
export { timeCellOf } from './list/timeCellOf.ts';
export { useStepKeys } from './list/useStepKeys.ts';
export { useFileWords } from './list/useFileWords.ts';
export { readAllRows, usePages, type ListOptions, type Pages } from './list/usePages.ts';
export { ExportButton, type ExportButtonProps } from './list/ExportButton.tsx';
export { ClearFilters, FilterBar, type FilterBarProps, type SearchChange } from './list/FilterBar.tsx';
export type { ChoiceFilter, ListFilter } from './list/listFilter.ts';
export { useCsv, type CsvColumn, type CsvOptions, type FileColumn } from './list/useCsv.ts';
export { ShowMore, type ShowMoreProps } from './list/ShowMore.tsx';
export { MoversCard, type MoversCardProps } from './MoversCard.tsx';
export { Holdings, type HoldingsProps } from './holdings/Holdings.tsx';
export { CostAndPriceLine, GainBar, GainLine } from './holdings/holdingCells.tsx';
export { holdingRowsOf, rangesOf, type HoldingRanges, type HoldingRow } from './holdings/holdingRows.ts';
export { useAllLots } from './holdings/useAllLots.ts';
export { useHoldingsNow } from './holdings/useHoldingsNow.ts';
export {
  HoldingCell,
  HoldingPrice,
  HoldingTotalCell,
  type HoldingCellProps,
  type HoldingFigure,
} from './live/HoldingCell.tsx';
export type { LiveHolding } from './live/liveHolding.ts';
export { useHoldingTotals } from './holdings/useHoldingTotals.ts';
export { assetAt, portfolioAt } from './holdings/worthAt.ts';
export type { HoldingTotals } from './live/holdingTotals.ts';
export { MyHolding } from './holdings/MyHolding.tsx';
export { LiveCell, type LiveCellProps, type QuoteFigures } from './live/LiveCell.tsx';
export { useQuoteNow } from './live/useQuoteNow.ts';
export { useQuotesOf } from './live/useQuotesOf.ts';
export { CashLines, type CashLinesProps } from './money/CashLines.tsx';
export { useCashNames } from './money/useCash.ts';
export { Money, type MoneyProps } from './money/Money.tsx';
export { tradeLimitBody, tradeLimitsOf } from './limits/tradeLimitsOf.ts';
export { MoneyPlaceholder } from './money/MoneyPlaceholder.tsx';
export { PrivateFigure, type PrivateFigureProps } from './money/PrivateFigure.tsx';
export { useAmountText } from './money/useAmountText.ts';
export { useIsMasked } from './money/useIsMasked.ts';
export { useOwnQuantity } from './money/useOwnQuantity.ts';
export { Unmasked, type UnmaskedProps } from './money/Unmasked.tsx';
export { DensitySwitch, type Density, type DensitySwitchProps } from './list/DensitySwitch.tsx';
export { TwoLines, type TwoLinesProps } from './list/TwoLines.tsx';
export { Rows, type RowColumn, type RowsProps } from './list/Rows.tsx';
export { useUploadImage } from './uploads/useUploadImage.ts';
export { useRested } from './forms/useRested.ts';
export { NewPasswordFields, type NewPasswordFieldsProps } from './forms/NewPasswordFields.tsx';
export { SetAlertButton, type SetAlertButtonProps } from './alerts/SetAlertButton.tsx';
export { alertReadingOf } from './alerts/alertForm.ts';
export type { AlertTarget } from './alerts/alertTarget.ts';
export { useAlertWords, type AlertWords } from './alerts/useAlertWords.ts';
export { useRemoveAlert } from './alerts/useRemoveAlert.ts';
export { useSetAlert } from './alerts/useSetAlert.tsx';
export { openWatchDialog } from './watchlists/openWatchDialog.tsx';
export { openTicket } from './symbols/openTicket.ts';
export { InstrumentSymbol, type InstrumentSymbolProps } from './symbols/InstrumentSymbol.tsx';
export { RowTrade, type RowTradeProps } from './symbols/RowTrade.tsx';
export { RowKeys } from './symbols/RowKeys.tsx';
export { useShare } from './symbols/useShare.ts';
export { useDetailKeys } from './symbols/useDetailKeys.ts';
export { SymbolKeys, type SymbolKeysProps } from './symbols/SymbolKeys.tsx';
export { listNameFault } from './watchlists/listNameFault.ts';
export { mostWatched } from './watchlists/mostWatched.ts';
export { WatchButton, type WatchButtonProps } from './watchlists/WatchButton.tsx';
export { useWatchlists, type WatchlistActions } from './watchlists/useWatchlists.ts';
export { keepsOrders } from './session/keepsOrders.ts';
export { SessionFacts, type SessionFactsProps, type TradingHalt } from './session/SessionFacts.tsx';
export { LiveSessionRibbon } from './session/LiveSessionRibbon.tsx';
