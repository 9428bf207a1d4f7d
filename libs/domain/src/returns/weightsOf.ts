import { fromPaise, type Paise } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import { groupedBy } from '../tax/groupedBy.ts';

/** Tenths of a percent in the whole. */
const whole = 1_000;

/** What each value is of all, in percent with one decimal, so that all add up to 100; 0 where there is nothing. */
export function weightsOf(values: readonly Paise[]): number[] {
  if (values.every((value) => value === 0)) return values.map(() => 0);
  return shareOut(fromPaise(whole), values).map((tenths) => tenths / 10);
}

/** One part of an allocation. */
export interface AllocationPart<Item> {
  key: string;
  items: Item[];
  value: Paise;
  weight: number;
}

/** What is held by a property, the largest value first, the first of equals first. */
export function allocationOf<Item extends { value: Paise }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Array<AllocationPart<Item>> {
  const groups = [...groupedBy(items, keyOf)].map(([key, ofKey]) => ({
    key,
    items: ofKey,
    value: fromPaise(ofKey.reduce((sum, { value }) => sum + value, 0)),
  }));
  const sorted = groups.toSorted((one, other) => other.value - one.value);
  const weights = weightsOf(sorted.map(({ value }) => value));
  return sorted.map((group, at) => ({ ...group, weight: weights[at] ?? 0 }));
}
