/** The sectors of the heat map; an exchange-traded fund stands under Funds. */
export const SECTORS = [
  'Financials',
  'IT',
  'Energy',
  'Auto',
  'Pharma',
  'FMCG',
  'Metals',
  'Infrastructure',
  'Telecom',
  'Realty',
  'Consumer',
  'Chemicals',
  'Funds',
] as const;

export type Sector = (typeof SECTORS)[number];
