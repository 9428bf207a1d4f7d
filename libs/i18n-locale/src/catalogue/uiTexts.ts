import { uiLoaders, type UiArguments } from '../generated/catalogue.ts';
import { fallbackLanguage } from './catalogue.ts';
import { makeTranslate, type AnyTranslate, type CompiledMessages } from './makeTranslate.ts';
import type { Language } from './messageKeys.ts';

/** A component of libs/ui, or a word that several of them say: a group of `ui.json`. */
export type UiGroup = keyof UiArguments;

/** The keys of one group. */
export type UiKey<Group extends UiGroup> = keyof UiArguments[Group] & string;

/** Looks up what one component says, with the values put in. */
export type UiText<Group extends UiGroup> = <Key extends UiKey<Group>>(
  key: Key,
  ...args: UiArguments[Group][Key] extends undefined ? [] : [args: UiArguments[Group][Key]]
) => string;

/** What one component says in the fallback language; the generated modules `ui/<group>` hold them. */
export interface ComponentTexts<Group extends UiGroup> {
  group: Group;
  texts: CompiledMessages;
}

/** What libs/ui says on its own, in one language. */
export interface UiTexts {
  language: Language;
  /** BCP 47 tag of the figures and dates that stand beside the texts. */
  locale: string;
  /** The look-up of one component, the same function each time. */
  of<Group extends UiGroup>(component: ComponentTexts<Group>): UiText<Group>;
}

type Groups = Readonly<Record<string, CompiledMessages>>;

function createUiTexts(language: Language, locale: string, groups: Groups): UiTexts {
  const made = new Map<string, AnyTranslate>();

  function lookUp<Group extends UiGroup>(component: ComponentTexts<Group>): UiText<Group>;
  // The keys of a group are known to the types only; at run time every look-up is the same.
  function lookUp({ group, texts }: ComponentTexts<UiGroup>): AnyTranslate {
    const translate = made.get(group) ?? makeTranslate(groups[group] ?? texts, locale);
    made.set(group, translate);
    return translate;
  }

  return { language, locale, of: lookUp };
}

/** The texts that every component brings along. */
export const englishUiTexts: UiTexts = /* @__PURE__ */ createUiTexts(fallbackLanguage, 'en-IN', {});

const loaders: Readonly<Partial<Record<Language, () => Promise<{ default: Groups }>>>> = uiLoaders;

const arrived = new Map<Language, Groups>();

/**
 * The texts of libs/ui in one language. The fallback language loads nothing.
 *
 * @param locale - Of the client's region, in the words of the language.
 * @throws whatever the load throws.
 */
export async function loadUiTexts(language: Language, locale: string): Promise<UiTexts> {
  const load = loaders[language];
  if (!load) return englishUiTexts;
  const { default: groups } = await load();
  arrived.set(language, groups);
  return createUiTexts(language, locale, groups);
}

/** What `loadUiTexts` has brought before, for the first drawing; null for what is not there yet. */
export function arrivedUiTexts(language: Language, locale: string): UiTexts | null {
  if (language === fallbackLanguage) return englishUiTexts;
  const groups = arrived.get(language);
  return groups ? createUiTexts(language, locale, groups) : null;
}
