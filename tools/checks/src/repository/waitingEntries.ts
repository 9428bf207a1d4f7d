/** Components of libs/ui that no screen uses yet, each with the issue of the plan that will. */
export const waitingEntries: Readonly<Record<string, string>> = {
  // Used by a screen then, or deleted.
  './tooltip': '4c',
  './loader': '4c',
  './loader-host': '4c',
  './pagination': '4c',
  // Portfolio: allocation, the value over time, profit by day.
  './donut': '5b',
  './line-chart': '5b',
  './profit-calendar': '5b',
  // Applications: how to pay, the window that closes, the price within its band.
  './choice-card': '5c',
};
