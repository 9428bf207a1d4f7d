/** How many trading days after the record date new shares of a bonus are allotted, and can be sold. */
export interface BonusRule {
  /** First record date (YYYY-MM-DD) that it is for. */
  effectiveFrom: string;
  allottedAfter: number;
  tradableAfter: number;
  source: string;
}

export const bonusRules: readonly BonusRule[] = [
  {
    effectiveFrom: '2000-01-01',
    allottedAfter: 5,
    tradableAfter: 10,
    source: 'Assumption: some two weeks before the rule of 2024, general knowledge',
  },
  {
    effectiveFrom: '2024-10-01',
    allottedAfter: 1,
    tradableAfter: 2,
    source: 'SEBI circular of 16 September 2024: deemed allotment T+1, trading T+2 of the record date',
  },
];

/** When the registrar pays, and from when a dividend that has not come is missing. */
export interface DividendDayRule {
  /** First record date (YYYY-MM-DD) that it is for. */
  effectiveFrom: string;
  /** Trading days after the record date. */
  paidAfter: number;
  /** Calendar days after the ex-date. */
  missingAfter: number;
  source: string;
}

export const dividendDayRules: readonly DividendDayRule[] = [
  {
    effectiveFrom: '2000-01-01',
    paidAfter: 10,
    missingAfter: 45,
    source:
      'Companies Act 2013, s.123 and s.124: within 30 days of declaration. Assumptions of ours: ten trading days after the record date, and missing after 45 days',
  },
];

/** When a company pays for the fractions of an event. */
export interface FractionRule {
  /** First record date (YYYY-MM-DD) that it is for. */
  effectiveFrom: string;
  /** Trading days after the record date. */
  paidAfter: number;
  source: string;
}

export const fractionRules: readonly FractionRule[] = [
  {
    effectiveFrom: '2000-01-01',
    paidAfter: 15,
    source: 'Assumption: the company sells them after the listing and pays within three weeks',
  },
];

/** The window of a rights issue. */
export interface RightsRule {
  /** First record date (YYYY-MM-DD) that it is for. */
  effectiveFrom: string;
  /** Trading days after the record date on which the window opens, and the last one of it. */
  opensAfter: number;
  closesAfter: number;
  source: string;
}

export const rightsRules: readonly RightsRule[] = [
  {
    effectiveFrom: '2000-01-01',
    opensAfter: 3,
    closesAfter: 9,
    source: 'Assumption: seven trading days, after SEBI circular of 11 March 2025 on faster rights issues',
  },
];
