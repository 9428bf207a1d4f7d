import { createContext, use, useMemo, type ReactNode } from 'react';
import { englishUiMessages, type UiMessages } from './uiMessages.ts';

const UiMessagesContext = createContext<UiMessages>(englishUiMessages);

export interface UiMessagesProviderProps {
  /** Texts in the client's language; what is left out stays English. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/** Gives the components below their own texts in another language. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const complete = useMemo(() => ({ ...englishUiMessages, ...messages }), [messages]);
  return <UiMessagesContext value={complete}>{children}</UiMessagesContext>;
}

export function useUiMessages(): UiMessages {
  return use(UiMessagesContext);
}
