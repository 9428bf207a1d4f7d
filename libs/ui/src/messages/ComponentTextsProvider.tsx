import { createContext, use, type ReactNode } from 'react';
import type { ComponentTexts } from './componentTexts.ts';

const ComponentTextsContext = createContext<Partial<ComponentTexts>>({});

export interface ComponentTextsProviderProps {
  /** Texts in the client's language, by component; a component that is left out says its English ones. */
  texts: Partial<ComponentTexts>;
  children: ReactNode;
}

/** Gives the larger components below their own texts in another language. */
export function ComponentTextsProvider({ texts, children }: ComponentTextsProviderProps) {
  return <ComponentTextsContext value={texts}>{children}</ComponentTextsContext>;
}

/**
 * The texts of one component in the client's language.
 *
 * @param component - its name in `ComponentTexts`.
 * @param english - what it says without a provider: in stories, in tests and at the first paint.
 */
export function useComponentTexts<Component extends keyof ComponentTexts>(
  component: Component,
  english: ComponentTexts[Component],
): ComponentTexts[Component] {
  return use(ComponentTextsContext)[component] ?? english;
}
