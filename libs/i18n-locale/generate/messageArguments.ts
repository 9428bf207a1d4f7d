import { parse, TYPE as elementTypes, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a caller has to pass for one argument of a message. */
export type ArgumentKind = 'text' | 'number' | 'choice';

const argumentName = /^[a-z][A-Za-z0-9]*$/;

function add(found: Map<string, ArgumentKind>, name: string, kind: ArgumentKind): void {
  if (!argumentName.test(name)) throw new RangeError(`argument name "${name}" is not camelCase`);
  const known = found.get(name);
  // `{count, plural, …}` and `{count, number}` agree; a text and a number do not.
  if (known !== undefined && known !== kind) {
    throw new RangeError(`argument "${name}" is used as ${known} and as ${kind}`);
  }
  found.set(name, kind);
}

const nothingToPass: ReadonlySet<elementTypes> = new Set([elementTypes.literal, elementTypes.pound]);

function collectOne(element: MessageFormatElement, found: Map<string, ArgumentKind>): void {
  if (element.type === elementTypes.argument) {
    add(found, element.value, 'text');
  } else if (element.type === elementTypes.number) {
    // The compiler drops a style without a word, so none may be written.
    if (element.style) throw new RangeError(`"${element.value}": a number takes no style, format it first`);
    add(found, element.value, 'number');
  } else if (element.type === elementTypes.plural || element.type === elementTypes.select) {
    add(found, element.value, element.type === elementTypes.plural ? 'number' : 'choice');
    for (const [name, option] of Object.entries(element.options)) {
      // The run time takes an empty text for one that is missing, and shows `other`.
      if (option.value.length === 0) throw new RangeError(`"${element.value}": ${name} has no text`);
      collect(option.value, found);
    }
  } else if (!nothingToPass.has(element.type)) {
    throw new RangeError('only plain, number, plural, selectordinal and select arguments are supported');
  }
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, ArgumentKind>): void {
  for (const element of elements) collectOne(element, found);
}

/**
 * The arguments that one ICU message needs, so that a forgotten one is a type error.
 *
 * @returns Argument name → kind, sorted by name; empty for a plain text.
 * @throws RangeError for a message the run time could not show. It is the author's mistake.
 */
export function messageArguments(message: string): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  collect(parse(message), found);
  return new Map([...found].toSorted(([left], [right]) => left.localeCompare(right, 'en')));
}
