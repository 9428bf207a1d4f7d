/** Components of libs/ui that no screen uses yet, each with the issue of the plan that will. */
export const waitingEntries: Readonly<Record<string, string>> = {
  // Credit: a repayment that is under way must not be left.
  './loader': '6b',
  './loader-host': '6b',
};
