import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';

/** What is listed under one heading. */
export interface SearchGroup<Item> {
  id: string;
  heading: string;
  items: readonly Item[];
  /** Above what was found, where others stand beneath it. @default false */
  isFirst?: boolean;
}

export interface SearchState<Item> {
  /** What stands in the box. */
  text: string;
  /** 'loading' from the last key on until the answer is there; 'failed' says nothing, it is logged. */
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** What is listed, in this order; none of them is empty. */
  groups: ReadonlyArray<SearchGroup<Item>>;
  /** Whether anything was found for the text; otherwise what is listed is the way back. */
  isFound: boolean;
  /** Index, over all groups, of what Enter chooses; -1 where there is nothing. */
  activeIndex: number;
}

/** Rejects or answers; when `signal` is aborted nobody waits for it any more. */
export type SearchFunction<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

/** What a search asks of its owner, who may hand in new ones with each render. */
export interface SearchCallbacks<Item> {
  search: SearchFunction<Item>;
  /** Above what `search` has found. */
  heading: string;
  /** What is known without asking: for a text what goes with it, and for '' what is offered before anything is typed. */
  beside?: (text: string) => ReadonlyArray<SearchGroup<Item>>;
  /** Which of all that is listed Enter chooses before an arrow was pressed. @default the first */
  bestOf?: (items: readonly Item[], text: string) => number;
  onChoose: (item: Item) => void;
  /** Hears of a search that failed without having been cancelled. */
  logError: (error: unknown) => void;
}

export interface SearchOptions<Item> extends SearchCallbacks<Item> {
  /** Characters of trimmed text under which nothing is searched for. @default 1 */
  minLength?: number;
  timers?: Timers;
}

export interface Search<Item> extends ReadableStore<SearchState<Item>> {
  /** Takes the results away and searches once nothing was typed for 400 ms. */
  setText: (text: string) => void;
  /** Moves to the next (1) or the previous (-1), from the last on to the first and back. */
  move: (step: 1 | -1) => void;
  activate: (index: number) => void;
  /** Chooses the active one; before the answer is there, what will be it; after a failure it searches again. */
  enter: () => void;
  choose: (item: Item) => void;
  /** What is called from now on, at once for what is offered before anything is typed. */
  follow: (callbacks: SearchCallbacks<Item>) => void;
  /** Empties text and results and cancels the search in flight. */
  reset: () => void;
}

const debounceMs = 400;
/** A server that is slow does not keep back for longer what is known without it. */
const besideAfterMs = 1400;

export function listed<Item>(groups: ReadonlyArray<SearchGroup<Item>>): readonly Item[] {
  return groups.flatMap(({ items }) => items);
}

export function createSearch<Item>(options: SearchOptions<Item>): Search<Item> {
  return new SearchRun(options);
}

class SearchRun<Item> implements Search<Item> {
  readonly getSnapshot;
  readonly subscribe;
  readonly #store;
  readonly #minLength: number;
  readonly #timers: Timers;
  #callbacks: SearchCallbacks<Item>;
  #cancelTimers = () => {};
  #inFlight: AbortController | null = null;
  /** An arrow or the pointer has chosen what is active. */
  #isMoved = false;
  /** Enter came before the answer. */
  #isAwaited = false;

  constructor(options: SearchOptions<Item>) {
    this.#callbacks = options;
    this.#minLength = Math.max(1, options.minLength ?? 1);
    this.#timers = options.timers ?? browserTimers;
    this.#store = createStore<SearchState<Item>>(this.#before());
    this.getSnapshot = this.#store.getSnapshot;
    this.subscribe = this.#store.subscribe;
  }

  readonly setText = (text: string): void => {
    this.#cancel();
    if (text === '') this.#store.set(this.#before());
    else if (text.trim().length < this.#minLength) this.#store.set(emptyState(text, 'idle'));
    else this.#start(text, debounceMs);
  };

  readonly move = (step: 1 | -1): void => {
    const state = this.#store.getSnapshot();
    const count = listed(state.groups).length;
    if (count === 0) return;
    this.#isMoved = true;
    // From nowhere on: the first, or the last.
    const from = state.activeIndex < 0 && step < 0 ? 0 : state.activeIndex;
    this.#store.set({ ...state, activeIndex: (from + step + count) % count });
  };

  readonly activate = (index: number): void => {
    const state = this.#store.getSnapshot();
    if (index < 0 || index >= listed(state.groups).length) return;
    this.#isMoved = true;
    this.#store.set({ ...state, activeIndex: index });
  };

  readonly choose = (item: Item): void => this.#callbacks.onChoose(item);

  readonly enter = (): void => {
    const { groups, activeIndex, status, text } = this.#store.getSnapshot();
    const active = listed(groups)[activeIndex];
    if (active !== undefined) this.choose(active);
    else if (status === 'loading') this.#isAwaited = true;
    else if (status === 'failed') this.#start(text, 0);
  };

  readonly follow = (callbacks: SearchCallbacks<Item>): void => {
    this.#callbacks = callbacks;
    const { text, activeIndex } = this.#store.getSnapshot();
    if (text !== '') return;
    // What is offered before anything is typed may have changed: it was cleared, or is in another language.
    const before = this.#before();
    const last = listed(before.groups).length - 1;
    this.#store.set({ ...before, activeIndex: Math.min(Math.max(activeIndex, before.activeIndex), last) });
  };

  readonly reset = (): void => {
    this.#cancel();
    this.#store.set(this.#before());
  };

  #before(): SearchState<Item> {
    const groups = this.#beside('');
    return { ...emptyState('', 'idle'), groups, activeIndex: groups.length > 0 ? 0 : -1 };
  }

  #beside(text: string) {
    return (this.#callbacks.beside?.(text) ?? []).filter(({ items }) => items.length > 0);
  }

  #cancel(): void {
    this.#cancelTimers();
    this.#inFlight?.abort();
    this.#inFlight = null;
    this.#isMoved = false;
    this.#isAwaited = false;
  }

  #start(text: string, delayMs: number): void {
    this.#cancel();
    const wanted = text.trim();
    this.#store.set(emptyState(text, 'loading'));
    const cancelRun = this.#timers.after(delayMs, () => void this.#run(wanted));
    const cancelBeside = this.#timers.after(besideAfterMs, () => this.#list('loading', []));
    this.#cancelTimers = () => {
      cancelRun();
      cancelBeside();
    };
  }

  async #run(text: string): Promise<void> {
    const controller = new AbortController();
    this.#inFlight = controller;
    try {
      const results = await this.#callbacks.search(text, controller.signal);
      if (controller.signal.aborted) return;
      this.#list('done', results);
    } catch (error) {
      if (controller.signal.aborted) return;
      this.#callbacks.logError(error);
      this.#list('failed', []);
    }
  }

  /** What was found, and under it what is known without asking. */
  #list(status: SearchState<Item>['status'], results: readonly Item[]): void {
    const state = this.#store.getSnapshot();
    if (status !== 'loading') this.#cancelTimers();
    const text = state.text.trim();
    const { heading } = this.#callbacks;
    const beside = this.#beside(text);
    const found = [
      ...beside.filter(({ isFirst }) => isFirst),
      ...(results.length > 0 ? [{ id: 'results', heading, items: results }] : []),
      ...beside.filter(({ isFirst }) => !isFirst),
    ];
    const isFound = found.length > 0;
    // What stood beside while the server was slow has moved down by what it has found.
    const isBeneath = state.activeIndex >= listed(beside.filter(({ isFirst }) => isFirst)).length;
    const moved = state.activeIndex + (isBeneath ? results.length : 0);
    const activeIndex = this.#isMoved ? moved : this.#best(listed(found), text);
    const groups = isFound || status !== 'done' ? found : this.#beside('');
    this.#store.set({ ...state, status, groups, isFound, activeIndex });
    if (this.#isAwaited && status !== 'loading') {
      this.#isAwaited = false;
      if (isFound) this.enter();
    }
  }

  #best(items: readonly Item[], text: string): number {
    if (items.length === 0) return -1;
    return this.#callbacks.bestOf?.(items, text) ?? 0;
  }
}

function emptyState(text: string, status: 'idle' | 'loading') {
  return { text, status, groups: [], isFound: false, activeIndex: -1 };
}
