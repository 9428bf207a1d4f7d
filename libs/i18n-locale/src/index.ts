export { catalogue, fallbackLanguage, languageName, loadMessages } from './catalogue/catalogue.ts';
export {
  createCatalogue,
  type Catalogue,
  type CatalogueLoaders,
  type TranslatorRequest,
} from './catalogue/createCatalogue.ts';
export { slot, splitAtSlots, type MessagePart } from './catalogue/messageSlots.ts';
export { messageRefs } from './catalogue/messageRefs.ts';
export type { CompiledMessages } from './catalogue/makeTranslate.ts';
export type {
  Language,
  MessageArguments,
  MessageKey,
  MessageRef,
  Namespace,
  PlainMessageKey,
  Translate,
} from './catalogue/messageKeys.ts';
export { textsOf } from './catalogue/textsOf.ts';
export {
  englishUiTexts,
  arrivedUiTexts,
  loadUiTexts,
  type ComponentTexts,
  type UiGroup,
  type UiKey,
  type UiText,
  type UiTexts,
} from './catalogue/uiTexts.ts';
export {
  formatAmount,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuantity,
  maskedAmount,
  maskedFigure,
  rupeeSign,
  splitAmount,
  type AmountParts,
  type FigureOptions,
  type NumberOptions,
  type PercentOptions,
} from './formats/amounts.ts';
export { hideFigures } from './formats/hideFigures.ts';
export type { Country } from './countries/country.ts';
export { loadCountries, loadRegion } from './countries/loadCountries.ts';
export { countryOf, regionOf } from './countries/regionOf.ts';
export { countriesInLanguage, searchCountries, type NamedCountry } from './countries/searchCountries.ts';
export { searchTimeZones } from './countries/searchTimeZones.ts';
export { monthNames, weekdayNames, type NameStyle } from './formats/calendarNames.ts';
export { formatCompact, type CompactOptions } from './formats/formatCompact.ts';
export { createFormats, type Formats } from './formats/createFormats.ts';
export { figureSigns, type FigureSigns } from './formats/figureSigns.ts';
export { minus, missing, type DecimalInput } from './formats/decimal.ts';
export {
  compactUnitsOfCountry,
  india,
  regionInLanguage,
  type Region,
  type CompactUnits,
} from './formats/region.ts';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatMarketTime,
  type ClockOptions,
  type Instant,
  type PartOfDay,
  type TimeOptions,
} from './formats/times.ts';
export { languages, namespaces } from './generated/catalogue.ts';
export { amountInWords } from './words/amountInWords.ts';
