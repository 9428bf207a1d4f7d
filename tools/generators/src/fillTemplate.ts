import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One of `templates/`, with `<%= name %>` filled in.
 *
 * @param name - From that folder, without `.template`.
 * @throws RangeError for a place that no value fills.
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, `../templates/${name}.template`), 'utf8');
  return text.replaceAll(/<%= (?<key>\w+) %>/g, (_whole, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) throw new RangeError(`${name} asks for ${key}, which nobody gives.`);
    return value;
  });
}
