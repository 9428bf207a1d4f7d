/** Names one instrument. `market` is NSE, BSE or INDEX. */
export interface InstrumentReference {
  market: 'NSE' | 'BSE' | 'INDEX';
  symbol: string;
}

/** The bottom drawers of product.md §2: type → what the panel needs to open. */
export interface Drawers {
  fo: undefined;
  otc: undefined;
  ipo: undefined;
  compensation: undefined;
  loan: undefined;
  stock: InstrumentReference;
  withdraw: undefined;
  deposit: undefined;
}

export type DrawerType = keyof Drawers;

/** The types as data, for what comes from outside as a text. */
export const drawerTypes = [
  'fo',
  'otc',
  'ipo',
  'compensation',
  'loan',
  'stock',
  'withdraw',
  'deposit',
] as const satisfies readonly DrawerType[];

export function isDrawerType(text: string): text is DrawerType {
  return drawerTypes.some((type) => type === text);
}
