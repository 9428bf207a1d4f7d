/** Characters that change the direction of the text after them: in a name they would also turn the text beside the name. */
const marks = /[\u202A-\u202E\u2066-\u2069]/g;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(marks, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
}

function hasMark(value: unknown): boolean {
  if (typeof value === 'string') return value.search(marks) >= 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasMark);
}

/** A body without overrides, embeddings and isolates of direction in its texts; the same one where it has none. */
export function withoutDirectionMarks(body: unknown): unknown {
  return hasMark(body) ? cleaned(body) : body;
}
