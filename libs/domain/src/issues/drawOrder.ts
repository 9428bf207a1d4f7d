/** What a draw depends on: all of it is published, so that anybody can repeat it. */
export interface Draw {
  /** Published with the allotment, and not before. */
  seed: string;
  issue: string;
  applicants: number;
}

const rounds = 6;
const largest = 2 ** 30;

/** FNV-1a over UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The finaliser of MurmurHash3 over two numbers. */
function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ other;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Both ways of a draw. */
export interface DrawOrder {
  /** The place of an application by its number, both from 0. */
  placeOf: (number: number) => number;
  /** The number at a place. */
  numberAt: (place: number) => number;
}

/**
 * The order in which applications are drawn: a shuffle of all of them that needs no list, so that one applicant can repeat it. It is a
 * Feistel cipher of six rounds over the halves of the number, whose keys follow from seed and issue; what falls outside goes
 * through again.
 *
 * @throws RangeError when there are no applicants, or more than a billion.
 */
export function drawOrder({ seed, issue, applicants }: Draw): DrawOrder {
  if (!Number.isSafeInteger(applicants) || applicants < 1 || applicants > largest) {
    throw new RangeError(`no draw among ${applicants}`);
  }
  const half = Math.max(1, Math.ceil(Math.log2(Math.max(2, applicants)) / 2));
  const mask = 2 ** half - 1;
  const start = hashOf(`${seed}/${issue}`);
  const keys = Array.from({ length: rounds }, (_, round) => mixed(start, round));

  function forward(value: number): number {
    let left = Math.floor(value / (mask + 1));
    let right = value & mask;
    for (const key of keys) [left, right] = [right, left ^ (mixed(key, right) & mask)];
    return left * (mask + 1) + right;
  }

  function back(value: number): number {
    let left = Math.floor(value / (mask + 1));
    let right = value & mask;
    for (let round = rounds - 1; round >= 0; round -= 1) {
      [left, right] = [right ^ (mixed(keys[round] ?? 0, left) & mask), left];
    }
    return left * (mask + 1) + right;
  }

  function walked(value: number, step: (value: number) => number): number {
    if (!Number.isSafeInteger(value) || value < 0 || value >= applicants) {
      throw new RangeError(`${value} is not one of ${applicants}`);
    }
    let found = step(value);
    while (found >= applicants) found = step(found);
    return found;
  }

  return { placeOf: (number) => walked(number, forward), numberAt: (place) => walked(place, back) };
}
