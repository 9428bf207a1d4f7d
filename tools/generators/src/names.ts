import { Refusal } from './Refusal.ts';

/** One name in the spellings of its places. */
export interface Names {
  /** A key, a file of a function: `nearHigh`. */
  camel: string;
  /** A component and its file: `NearHigh`. */
  pascal: string;
  /** A folder, an address: `near-high`. */
  kebab: string;
  /** The wire: `near_high`. */
  snake: string;
  /** For people: `Near high`. */
  words: string;
}

/** Letters and digits; an abbreviation is a word like any other (`openOtc`, not `openOTC`). */
const camelCase = /^[a-z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/;
const pascalCase = /^(?:[A-Z][a-z0-9]+)+$/;

function spell(name: string): Names {
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const pascal = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('');
  const words = parts.join(' ');
  return {
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    kebab: parts.join('-'),
    snake: parts.join('_'),
    words: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
}

/** @param what - What is named, for the sentence of the refusal. */
export function camelNames(name: string, what: string): Names {
  if (!camelCase.test(name)) throw new Refusal(`“${name}” names no ${what}: it has to be camelCase.`);
  return spell(name);
}

/** @param what - What is named, for the sentence of the refusal. */
export function pascalNames(name: string, what: string): Names {
  if (!pascalCase.test(name)) throw new Refusal(`“${name}” names no ${what}: it has to be PascalCase.`);
  return spell(name);
}
