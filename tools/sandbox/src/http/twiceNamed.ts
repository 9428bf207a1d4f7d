const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** An object with the names that it has had, or a list. */
interface Open {
  names: Set<string> | null;
  /** Whether the next text is a name. */
  isAtName: boolean;
}

/**
 * A name that an object of a JSON text has twice, null for none: parsers differ in which of the two counts, so that a
 * proxy and the server may read two different orders.
 *
 * @param text - JSON that can be parsed.
 */
export function twiceNamed(text: string): string | null {
  const open: Open[] = [];
  for (const [found] of text.matchAll(token)) {
    const name = nameIn(open, found);
    const names = open.at(-1)?.names;
    if (name === null || !names) continue;
    if (names.has(name)) return name;
    names.add(name);
  }
  return null;
}

/** Follows what is open. @returns The name that a text is; null for a value and for every sign. */
function nameIn(open: Open[], found: string): string | null {
  const inside = open.at(-1);
  if (found === '{') open.push({ names: new Set(), isAtName: true });
  else if (found === '[') open.push({ names: null, isAtName: false });
  else if (found === '}' || found === ']') open.pop();
  else if (found === ',' && inside) inside.isAtName = inside.names !== null;
  else if (inside?.isAtName) {
    inside.isAtName = false;
    return String(JSON.parse(found));
  }
  return null;
}
