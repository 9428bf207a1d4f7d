import { messageArguments, type ArgumentKind } from './messageArguments.ts';

export interface Message {
  text: string;
  arguments: ReadonlyMap<string, ArgumentKind>;
}

/** Key → message of one namespace in one language, in the order of the file. */
export type NamespaceMessages = ReadonlyMap<string, Message>;

const messageKey = /^[a-z][A-Za-z0-9]*$/;
const entryName = /^\s*"((?:[^"\\]|\\.)*)"\s*:/gm;

function readMessage(key: string, text: unknown): Message {
  if (!messageKey.test(key)) throw new RangeError(`key "${key}" is not camelCase`);
  if (typeof text !== 'string' || text.trim() === '') throw new RangeError(`"${key}" has no text`);
  // The compiler puts the text into a template literal and leaves a backslash as it is.
  if (text.includes('\\')) throw new RangeError(`"${key}" contains a backslash`);
  try {
    return { text, arguments: messageArguments(text) };
  } catch (error) {
    throw new RangeError(`"${key}": ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function parseObject(json: string): Array<[string, unknown]> {
  const content: unknown = JSON.parse(json);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new RangeError('a catalogue file holds one flat object');
  }
  return Object.entries(content);
}

/** JSON.parse keeps the last of two equal keys and says nothing. */
function refuseRepeated(keys: readonly (string | undefined)[]): void {
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new RangeError(`"${repeated}" stands there twice`);
}

function readMessages(entries: ReadonlyArray<[string, unknown]>): NamespaceMessages {
  return new Map(entries.map(([key, text]) => [key, readMessage(key, text)]));
}

/**
 * Reads one catalogue file.
 *
 * @param json - A flat object, camelCase key → ICU message, one entry a line.
 * @throws RangeError when a key or a message is unusable; the message names the key.
 */
export function readNamespace(json: string): NamespaceMessages {
  const entries = parseObject(json);
  refuseRepeated([...json.matchAll(entryName)].map((match) => match[1]));
  return readMessages(entries);
}

/** A line that opens a group; that of a message ends with its text. */
const opensGroup = /^\s*"((?:[^"\\]|\\.)*)"\s*:\s*\{\s*$/;

/** Every group, and every key as "group.key", in the order of the file. */
function writtenKeys(json: string): string[] {
  let group = '';
  return json.split('\n').flatMap((line) => {
    const opened = opensGroup.exec(line)?.[1];
    group = opened ?? group;
    if (opened !== undefined) return [opened];
    return [...line.matchAll(entryName)].map((match) => `${group}.${match[1]}`);
  });
}

/**
 * Reads a catalogue file of groups: one for each component of libs/ui that says something on its own.
 *
 * @param json - Group → camelCase key → ICU message, one entry a line.
 * @throws RangeError as `readNamespace` does; the message names the group too.
 */
export function readGroups(json: string): ReadonlyMap<string, NamespaceMessages> {
  const groups = parseObject(json);
  refuseRepeated(writtenKeys(json));
  return new Map(
    groups.map(([group, texts]) => {
      if (!messageKey.test(group)) throw new RangeError(`group "${group}" is not camelCase`);
      if (typeof texts !== 'object' || texts === null)
        throw new RangeError(`"${group}" is no group of texts`);
      try {
        return [group, readMessages(Object.entries(texts))];
      } catch (error) {
        throw new RangeError(`${group}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }),
  );
}
