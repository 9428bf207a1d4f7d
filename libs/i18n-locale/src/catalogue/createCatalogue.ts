import { makeTranslate, type AnyTranslate, type CompiledMessages } from './makeTranslate.ts';
import type { Language, Namespace, Translate } from './messageKeys.ts';

/** Language → namespace → dynamic import. The app has all of them; a test brings those it needs. */
export type CatalogueLoaders = Readonly<
  Partial<
    Record<Language, Readonly<Partial<Record<Namespace, () => Promise<{ default: CompiledMessages }>>>>>
  >
>;

export interface TranslatorRequest<Name extends Namespace> {
  language: Language;
  /** BCP 47 tag for numbers and plurals inside messages, e.g. en-IN. */
  locale: string;
  namespace: Name;
}

/** What may be a namespace: the part of a text before its dot. */
interface UntypedRequest extends Omit<TranslatorRequest<Namespace>, 'namespace'> {
  namespace: string;
}

export interface Catalogue {
  /**
   * Loads what is not there yet. A namespace that failed before is tried again.
   * @throws whatever the loader throws; nothing is kept of a failure but the failure itself.
   */
  load(language: Language, names: readonly Namespace[]): Promise<void>;
  /** Takes messages that the page has brought along, so that nothing has to be waited for. */
  add(language: Language, namespace: Namespace, messages: CompiledMessages): void;
  /**
   * The load of one namespace, started by the first call. The same promise comes back each time, also when it has
   * failed: a suspended component that got a new one at each render would never stop loading.
   */
  pending(language: Language, namespace: Namespace): Promise<void>;
  /** What has been asked for in a language so far: what a screen in another one needs before it can be shown. */
  requested(language: Language): readonly Namespace[];
  /** The look-up of a loaded namespace, the same function for the same request; null while it is not there. */
  translator<Name extends Namespace>(request: TranslatorRequest<Name>): Translate<Name> | null;
  translator(request: UntypedRequest): AnyTranslate | null;
}

/** Holds the loaded messages of a page. One for the whole app; tests make their own with their own loaders. */
export function createCatalogue(loaders: CatalogueLoaders): Catalogue {
  const loaded = new Map<string, CompiledMessages>();
  const loads = new Map<string, Promise<void>>();
  const requests = new Map<Language, Set<Namespace>>();
  const failed = new Set<string>();
  const translators = new Map<string, AnyTranslate>();

  async function run(language: Language, namespace: Namespace): Promise<void> {
    const id = `${language}/${namespace}`;
    try {
      const load = loaders[language]?.[namespace];
      if (!load) throw new RangeError(`no loader for ${id}`);
      loaded.set(id, (await load()).default);
    } catch (error) {
      failed.add(id);
      throw error;
    }
  }

  function note(language: Language, namespace: Namespace) {
    requests.set(language, (requests.get(language) ?? new Set()).add(namespace));
  }

  /** React's `use` reads a promise with this mark at once, where it would suspend for a moment otherwise. */
  function markDone(load: Promise<void>) {
    void Object.assign(load, { status: 'fulfilled', value: undefined });
  }

  function add(language: Language, namespace: Namespace, messages: CompiledMessages): void {
    const id = `${language}/${namespace}`;
    const done = Promise.resolve();
    markDone(done);
    loaded.set(id, messages);
    loads.set(id, done);
    note(language, namespace);
  }

  function pending(language: Language, namespace: Namespace): Promise<void> {
    const id = `${language}/${namespace}`;
    const known = loads.get(id);
    if (known) return known;
    const started = run(language, namespace);
    loads.set(id, started);
    note(language, namespace);
    started.then(
      () => markDone(started),
      () => undefined,
    );
    return started;
  }

  function retry(language: Language, namespace: Namespace): Promise<void> {
    if (failed.delete(`${language}/${namespace}`)) loads.delete(`${language}/${namespace}`);
    return pending(language, namespace);
  }

  function translator<Name extends Namespace>(request: TranslatorRequest<Name>): Translate<Name> | null;
  function translator(request: UntypedRequest): AnyTranslate | null;
  // The keys of a namespace are known to the types only; at run time every look-up is the same.
  function translator({ language, locale, namespace }: UntypedRequest): object | null {
    const messages = loaded.get(`${language}/${namespace}`);
    if (!messages) return null;
    const id = `${locale}/${language}/${namespace}`;
    const translate = translators.get(id) ?? makeTranslate(messages, locale);
    translators.set(id, translate);
    return translate;
  }

  return {
    add,
    pending,
    translator,
    requested: (language) => [...(requests.get(language) ?? [])],
    load: async (language, names) => {
      await Promise.all(names.map((name) => retry(language, name)));
    },
  };
}
