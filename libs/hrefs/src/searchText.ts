/** A text of an address, without blanks around it and no longer than a field takes; undefined for none. */
export function searchText(value: unknown, longest: number): string | undefined {
  // The router reads digits as a number, and `true` as a truth.
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  // A cut through a letter of two units leaves one that no address can say.
  const cut = text
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');
  return cut.trim() || undefined;
}
