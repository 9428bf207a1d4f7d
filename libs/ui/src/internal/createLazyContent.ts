import { loadMessages, type Language, type Namespace } from '@wealth/i18n-locale';
import type { ComponentType } from 'react';

export interface LazyContentOptions<Props> {
  /** Fetches its code. */
  load: () => Promise<ComponentType<Props>>;
  /** Texts that the page around it may lack: they come with the code, at the same time. */
  namespaces?: readonly Namespace[];
}

/** What a dialog or a drawer holds: no part of the page's first load. */
export interface LazyContent<Props> {
  /** What has come before in this language, and so needs no skeleton. */
  arrived: (language: Language) => ComponentType<Props> | undefined;
  /** Each call asks again for what did not come. */
  fetch: (language: Language) => Promise<ComponentType<Props>>;
}

export function createLazyContent<Props>({
  load,
  namespaces = [],
}: LazyContentOptions<Props>): LazyContent<Props> {
  const contents = new Map<Language, ComponentType<Props>>();
  return {
    arrived: (language) => contents.get(language),
    async fetch(language) {
      const [content] = await Promise.all([load(), loadMessages(language, namespaces)]);
      contents.set(language, content);
      return content;
    },
  };
}
