import type { SeededRandom } from './createSeededRandom.ts';

const texts = [
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  "' OR 1=1 --",
  '"; DROP TABLE client; --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fwealth.db',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u202Egpj.exe',
  '\uD800',
  'क्षमा करें 🙏🏽',
  '%00%ff',
  'a'.repeat(10_000),
  '2026-02-30T25:61:00+99:99',
  '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
  '5f4dcc3b5aa765d61d8327deb882cf99',
  '9876543214',
  'NSE',
  'ARAVBANK',
  '1d',
] as const;

const numbers = [0, -0, -1, 1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 1e-308, 19_000.005] as const;

/** Brackets as deep as a parser has to bear. */
function deep(random: SeededRandom): unknown {
  let value: unknown = 1;
  for (let depth = 10 + random.below(500); depth > 0; depth -= 1) {
    value = random.chance(0.5) ? [value] : { nested: value };
  }
  return value;
}

/** Keys that JSON.parse makes own properties of, and that a careless merge would take for a prototype. */
function withPrototypeKeys(): unknown {
  return JSON.parse(
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}',
  );
}

export function hostileText(random: SeededRandom): string {
  return random.pick(texts);
}

/** A value of any kind but the one that is asked for. */
export function hostileValue(random: SeededRandom): unknown {
  const make: ReadonlyArray<() => unknown> = [
    () => null,
    () => random.chance(0.5),
    () => random.pick(numbers),
    () => hostileText(random),
    () => hostileText(random),
    () => [],
    () => Array.from({ length: random.below(2_000) }, () => hostileText(random).slice(0, 20)),
    () => ({}),
    () => withPrototypeKeys(),
    () => deep(random),
  ];
  return random.pick(make)();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changeField(body: Record<string, unknown>, random: SeededRandom): void {
  const names = Object.keys(body);
  const name = names.length === 0 ? 'x' : random.pick(names);
  const kind = random.below(4);
  if (kind === 0) delete body[name];
  else if (kind === 1) body[hostileText(random).slice(0, 50)] = hostileValue(random);
  else if (isRecord(body[name])) changeField(body[name], random);
  else body[name] = hostileValue(random);
}

/** A copy of a good value with a few things wrong in it; now and then another value altogether. */
export function spoil(good: unknown, random: SeededRandom): unknown {
  if (random.chance(0.1) || !isRecord(good)) return random.chance(0.3) ? good : hostileValue(random);
  const body = structuredClone(good);
  for (let count = random.below(4); count > 0; count -= 1) changeField(body, random);
  return body;
}
