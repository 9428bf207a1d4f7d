/** Letters of a name, as the server takes it. */
const longestName = 60;

const keyOf = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What is wrong with the name of a watch list, as a text of the namespace `parts`; null for nothing. @param taken - Names of the other lists. */
export function listNameFault(
  name: string,
  taken: readonly string[],
): 'listNameRequired' | 'listNameTooLong' | 'listNameTaken' | null {
  if (name.trim() === '') return 'listNameRequired';
  if (name.length > longestName) return 'listNameTooLong';
  return taken.some((other) => keyOf(other) === keyOf(name)) ? 'listNameTaken' : null;
}
