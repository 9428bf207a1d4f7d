export { bonusDays, dividendDays, fractionPaidOn, rightsDays } from './actionDays.ts';
export { bonusOf } from './bonusOf.ts';
export { demergeLots, type Demerger } from './demergeLots.ts';
export type { DividendAmounts, DividendState } from './dividendOf.ts';
export { exchangeLots, type LotFraction } from './exchangeLots.ts';
export { priceFactor } from './priceFactor.ts';
export { sharesBy, type ShareFraction, type ShareRatio } from './ratio.ts';
export { entitledRights } from './rightsOf.ts';
