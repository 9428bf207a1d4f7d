import type { CatalogueArguments, languages, namespaces } from '../generated/catalogue.ts';

/** A language that has a catalogue. */
export type Language = (typeof languages)[number];

/** A part of the catalogue that loads on its own. */
export type Namespace = (typeof namespaces)[number];

/** The keys of one namespace, or of each of several. */
export type MessageKey<Name extends Namespace> = Name extends Namespace
  ? keyof CatalogueArguments[Name] & string
  : never;

type Arguments<Name extends Namespace, Key extends MessageKey<Name>> = CatalogueArguments[Name][Key &
  keyof CatalogueArguments[Name]];

/** The keys whose message takes no arguments: those that a schema or a table may name. */
export type PlainMessageKey<Name extends Namespace> = {
  [Key in MessageKey<Name>]: Arguments<Name, Key> extends undefined ? Key : never;
}[MessageKey<Name>];

/**
 * Names a text without arguments by namespace and key, `profile.setPin`: for what is declared outside of a component, as
 * the title of a dialog, and shown in the language of the moment.
 */
export type MessageRef = { [Name in Namespace]: `${Name}.${PlainMessageKey<Name>}` }[Namespace];

/** The arguments that `t` takes after the key: none, or one object. */
export type MessageArguments<Name extends Namespace, Key extends MessageKey<Name>> =
  Arguments<Name, Key> extends undefined ? [] : [args: Arguments<Name, Key>];

/** Looks up the text of a key, with its arguments put in. */
export interface Translate<Name extends Namespace> {
  <Key extends MessageKey<Name>>(key: Key, ...args: MessageArguments<Name, Key>): string;
  /** Whether a text that came through an untyped channel (a schema's message) is such a key. */
  isPlainKey(text: string | undefined): text is PlainMessageKey<Name>;
}
