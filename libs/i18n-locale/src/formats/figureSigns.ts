import { india, type Region } from './region.ts';

/** What stands between the digits of a figure. */
export interface FigureSigns {
  /** Between groups of digits; a blank in some regions. */
  group: string;
  /** Before the decimals. */
  decimal: string;
}

/** The signs with which a region writes figures, so that what is typed can be read as it is written. */
export function figureSigns({ locale }: Pick<Region, 'locale'> = india): FigureSigns {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  const signOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') };
}
