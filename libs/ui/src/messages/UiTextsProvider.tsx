import {
  englishUiTexts,
  type ComponentTexts,
  type UiGroup,
  type UiText,
  type UiTexts,
} from '@wealth/i18n-locale';
import { createContext, use, type ReactNode } from 'react';

/** English, that every component brings along: stories, tests and the first paint need no provider. */
const UiTextsContext = createContext<UiTexts>(englishUiTexts);

export interface UiTextsProviderProps {
  /** What `loadUiTexts` has brought in the client's language. */
  texts: UiTexts;
  children: ReactNode;
}

/** Gives the components below their own texts in another language. */
export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

/** The language of the components, and the locale of the figures and names that they write beside their texts. */
export function useUiLanguage(): Pick<UiTexts, 'language' | 'locale'> {
  return use(UiTextsContext);
}

/**
 * What a component says on its own, in the client's language.
 *
 * @param component - The generated texts of its group, `@wealth/i18n-locale/ui/<group>`. A component that is given here
 *   is not known anywhere else: a page carries the English of those that it uses.
 */
export function useUiText<Group extends UiGroup>(component: ComponentTexts<Group>): UiText<Group> {
  return use(UiTextsContext).of(component);
}
