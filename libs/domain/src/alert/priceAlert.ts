/** What an alert waits for. */
export interface AlertCondition {
  kind: 'price' | 'change_percent' | 'week52' | 'volume' | 'gain_percent';
  direction: 'above' | 'below';
  /**
   * Of a price: rupees, or points of an index. Of a change: percentage points against the previous close, signed. Of 52
   * weeks: percentage points that the price may still be away from the high (above) or the low (below); 0 is a new one.
   * Of a volume: units of the day. Of a gain: percent of what the holding has cost, signed, without charges.
   */
  value: number;
}

/** What the market says at one moment. */
export interface AlertReading {
  lastPrice: number;
  changePercent: number;
  volume: number;
  /** Highest and lowest price of the 52 weeks before this day; null where there are none. */
  week52: { high: number; low: number } | null;
  /** Rupees that a unit of the client's holding has cost on average, without charges; null while nothing is held. */
  averageCost: number | null;
}

/** Percentage points into which a figure is cut: what is shown is no finer, and 0.1 + 0.2 stays out of it. */
const fine = 10_000;
const rounded = (value: number) => Math.round(value * fine) / fine;

/** Where the price has to go for an alert of 52 weeks. */
function week52Price(
  { direction, value }: AlertCondition,
  week52: NonNullable<AlertReading['week52']>,
): number {
  return direction === 'above' ? week52.high * (1 - value / 100) : week52.low * (1 + value / 100);
}

/**
 * What a holding has gained at a price, percent of what it has cost; null where nothing is held, or what is held has cost
 * nothing: shares of a bonus alone.
 *
 * @param averageCost - Rupees a unit.
 */
export function holdingGain(lastPrice: number, averageCost: number | null): number | null {
  if (averageCost === null || averageCost <= 0) return null;
  return rounded(((lastPrice - averageCost) / averageCost) * 100);
}

/** The figure that is watched, and the one at which the alert is reached; null where there is none to compare. */
function watched(
  condition: AlertCondition,
  { lastPrice, changePercent, volume, week52, averageCost }: AlertReading,
): { now: number; at: number } | null {
  switch (condition.kind) {
    case 'price':
      return { now: lastPrice, at: condition.value };
    case 'change_percent':
      return { now: changePercent, at: condition.value };
    case 'volume':
      return { now: volume, at: condition.value };
    case 'gain_percent': {
      const gain = holdingGain(lastPrice, averageCost);
      return gain === null ? null : { now: gain, at: condition.value };
    }
    case 'week52':
      return week52 && { now: lastPrice, at: rounded(week52Price(condition, week52)) };
  }
}

/** Whether the figure of an alert is a percentage itself, so that its distance is one in points. */
export function isInPoints(kind: AlertCondition['kind']): boolean {
  return kind === 'change_percent' || kind === 'gain_percent';
}

/** Whether an alert has what it waits for. The figure itself counts: "above 100" is reached at 100. */
export function isAlertReached(condition: AlertCondition, reading: AlertReading): boolean {
  const figures = watched(condition, reading);
  if (!figures) return false;
  return condition.direction === 'above' ? figures.now >= figures.at : figures.now <= figures.at;
}

/**
 * How far the figure has to go until an alert is reached, in percent of where it is now (percentage points for an alert on
 * the change of the day or on a gain): what a list of alerts is sorted by. 0 when it is reached; null where there is
 * nothing to compare with.
 */
export function alertDistancePercent(condition: AlertCondition, reading: AlertReading): number | null {
  if (isAlertReached(condition, reading)) return 0;
  const figures = watched(condition, reading);
  if (!figures) return null;
  const away = Math.abs(figures.at - figures.now);
  if (isInPoints(condition.kind)) return rounded(away);
  return figures.now > 0 ? rounded((away / figures.now) * 100) : null;
}
