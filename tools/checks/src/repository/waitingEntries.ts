/** Components of libs/ui that no screen uses yet, each with the issue of the plan that will. */
export const waitingEntries: Readonly<Record<string, string>> = {};
