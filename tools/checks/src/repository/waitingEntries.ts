/** Components of libs/ui that no screen uses yet, each with the issue of the plan that will. */
export const waitingEntries: Readonly<Record<string, string>> = {
  // Markets: lists, the heat map, the detail of a share.
  './tooltip': '4',
  // Trade: the ticket, its answer, orders.
  './loader': '5a',
  './loader-host': '5a',
  './pagination': '5a',
  // Portfolio: allocation, the value over time, profit by day.
  './donut': '5b',
  './line-chart': '5b',
  './profit-calendar': '5b',
  // Applications: how to pay, the window that closes, the price within its band.
  './choice-card': '5c',
};
