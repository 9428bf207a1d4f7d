/**
 * The sectors of the heat map, as the server writes them (`Sector` of openapi/wealth.yaml); an exchange-traded fund
 * stands under Funds.
 */
export const sectors = [
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

export type Sector = (typeof sectors)[number];
