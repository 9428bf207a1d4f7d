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

/**
 * Reads one catalogue file.
 *
 * @param json - A flat object, camelCase key → ICU message, one entry a line.
 * @throws RangeError when a key or a message is unusable; the message names the key.
 */
export function readNamespace(json: string): NamespaceMessages {
  const content: unknown = JSON.parse(json);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new RangeError('a catalogue file holds one flat object');
  }
  const entries = Object.entries(content);
  // JSON.parse keeps the last of two equal keys and says nothing.
  const written = [...json.matchAll(entryName)].map((match) => match[1]);
  const repeated = written.find((key, index) => written.indexOf(key) !== index);
  if (repeated !== undefined) throw new RangeError(`"${repeated}" stands there twice`);
  return new Map(entries.map(([key, text]) => [key, readMessage(key, text)]));
}
