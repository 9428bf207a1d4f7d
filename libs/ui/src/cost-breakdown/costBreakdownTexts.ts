/** What a CostBreakdown says. */
export interface CostBreakdownTexts {
  title: string;
  /** Under the title: that nothing is added after the confirm button. */
  allCosts: string;
}

export const englishCostBreakdownTexts: CostBreakdownTexts = {
  title: 'Cost breakdown',
  allCosts: 'All costs, before you confirm.',
};
