export interface DepthLevel {
  /** Rupees per unit. */
  price: number | null;
  /** Units offered or asked for at that price. */
  quantity: number | null;
  /** How many orders stand there; left out where nobody says. */
  orders?: number | null;
}

export interface LadderSide {
  price: number | null;
  quantity: number | null;
  orders: number | null;
  /** 0–1 of the largest quantity on either side. */
  barRatio: number;
}

export interface LadderRow {
  /** 1 = best. */
  level: number;
  bid: LadderSide;
  ask: LadderSide;
}

/** Levels that the exchange publishes. */
export const ladderLevels = 5;

/** A quantity that can be counted. */
function counted(quantity: number | null | undefined): number | null {
  return quantity !== null && quantity !== undefined && Number.isFinite(quantity) && quantity >= 0
    ? quantity
    : null;
}

function largest(levels: readonly DepthLevel[]): number {
  return levels.reduce((most, { quantity }) => Math.max(most, counted(quantity) ?? 0), 0);
}

function sideOf(level: DepthLevel | undefined, most: number): LadderSide {
  const quantity = counted(level?.quantity);
  return {
    price: level?.price ?? null,
    quantity,
    orders: counted(level?.orders),
    barRatio: quantity === null || most === 0 ? 0 : quantity / most,
  };
}

/** Always five rows, the best first; what is not there is empty. */
export function ladderRows(bids: readonly DepthLevel[], asks: readonly DepthLevel[]): LadderRow[] {
  const most = Math.max(largest(bids.slice(0, ladderLevels)), largest(asks.slice(0, ladderLevels)));
  return Array.from({ length: ladderLevels }, (_, index) => ({
    level: index + 1,
    bid: sideOf(bids[index], most),
    ask: sideOf(asks[index], most),
  }));
}

/** Whether the exchange says how many orders stand at a price. */
export function hasOrders(levels: readonly DepthLevel[]): boolean {
  return levels.some(({ orders }) => orders !== undefined);
}

/** Sum of the quantities that are known; null when none is. */
export function totalQuantity(levels: readonly DepthLevel[]): number | null {
  const known = levels.map(({ quantity }) => counted(quantity)).filter((quantity) => quantity !== null);
  return known.length === 0 ? null : known.reduce((sum, quantity) => sum + quantity, 0);
}

/** Percentage points of all quantity that buyers ask for; null where there is none to compare. */
export function buyersPercent(bid: number | null, ask: number | null): number | null {
  const all = (bid ?? 0) + (ask ?? 0);
  return all > 0 ? Math.round(((bid ?? 0) / all) * 100) : null;
}
