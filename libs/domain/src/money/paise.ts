import Big from 'big.js';

declare const paiseBrand: unique symbol;

/**
 * An exact amount of money: a whole number of paise (1 rupee = 100 paise), negative for money that
 * goes out. Sums of safe integers are exact, and a database keeps it as an integer.
 */
export type Paise = number & { readonly [paiseBrand]: 'Paise' };

/** How a part of a paisa (or of a rupee) is decided; halves go away from zero in `nearest`. */
export type MoneyRounding = 'nearest' | 'down' | 'up';

const roundingModes = {
  nearest: Big.roundHalfUp,
  down: Big.roundDown,
  up: Big.roundUp,
} as const satisfies Record<MoneyRounding, Big.RoundingMode>;

const paiseARupee = 100;
const rupeesAPaisa = Big('0.01');
/** Up to here numbers of rupees stand closer together than a hundredth of a paisa. */
const mostWholePaise = 1e13;

export function isPaise(value: number): value is Paise {
  return Number.isSafeInteger(value);
}

/**
 * Brands a whole number of paise, as it comes from the database.
 *
 * @throws RangeError when it is not a whole number within ±2^53: a bug in the caller.
 */
export function fromPaise(value: number): Paise {
  // -0 would show as "-0.00" and differ from 0 in a deep comparison.
  const amount = value === 0 ? 0 : value;
  if (!isPaise(amount)) throw new RangeError(`not a whole number of paise: ${value}`);
  return amount;
}

export const noMoney: Paise = fromPaise(0);

/**
 * Reads an amount of the wire: rupees as a JSON number with at most 2 decimals. More of them are rounded to the paisa,
 * halves away from zero: a screen must not fall over what a server should not have sent.
 *
 * @throws RangeError when it is not finite, or beyond ±2^53 paise. Validate what a client typed first.
 */
export function fromWire(rupees: number): Paise {
  if (!Number.isFinite(rupees)) throw new RangeError(`not an amount: ${rupees}`);
  const paise = Math.round(rupees * paiseARupee);
  // Whole paise already, and so few that no other amount has the same number: exact, and much faster than decimals.
  if (Math.abs(paise) <= mostWholePaise && paise / paiseARupee === rupees) return fromPaise(paise);
  // Big reads the shortest decimal text of the number, which is what stood in the JSON.
  return fromRupees(Big(rupees));
}

/** Writes an amount for the wire: rupees as a JSON number with at most 2 decimals. */
export function toWire(amount: Paise): number {
  // Rounded once, to the number that is nearest: the one that the decimal text reads as.
  return amount / paiseARupee;
}

/** Rupees as an exact decimal, for arithmetic with prices and rates. */
export function toRupees(amount: Paise): Big {
  return Big(amount).times(rupeesAPaisa);
}

/** Rounds exact rupees to the paisa. */
export function fromRupees(rupees: Big, rounding: MoneyRounding = 'nearest'): Paise {
  return roundPaise(rupees.times(paiseARupee), rounding);
}

/** Rounds an exact count of paise to whole ones. */
export function roundPaise(paise: Big, rounding: MoneyRounding = 'nearest'): Paise {
  return fromPaise(paise.round(0, roundingModes[rounding]).toNumber());
}
