import type { HistoryWindow, UnseenHistory } from './installOverlayHistory.ts';

/** A browser's history: steps take a moment, and who pushes loses what lies ahead. */
export class FakeWindow implements HistoryWindow {
  entries: { url: string; state: unknown }[] = [];
  index = 0;
  readonly #listeners: ((event: Event) => void)[] = [];
  readonly history: HistoryWindow['history'];

  readonly stepMs: number;

  constructor(stepMs = 5) {
    this.stepMs = stepMs;
    const state = () => this.entries[this.index]?.state;
    this.history = {
      get state() {
        return state();
      },
      pushState: (next, _unused, url) => {
        const entry = { url: String(url ?? this.url), state: next as unknown };
        this.entries = [...this.entries.slice(0, this.index + 1), entry];
        this.index += 1;
      },
      replaceState: (next, _unused, url) => {
        this.entries[this.index] = { url: String(url ?? this.url), state: next as unknown };
      },
      back: () => this.go(-1),
      forward: () => this.go(1),
    };
  }

  get url(): string {
    return this.entries[this.index]?.url ?? '';
  }

  get urls(): string[] {
    return this.entries.map(({ url }) => url);
  }

  /** A step by the person or by the code. Off the ends: the site is left, or nothing happens. */
  go(by: number): void {
    setTimeout(() => {
      this.index += by;
      if (this.entries[this.index] === undefined) {
        this.index = Math.max(-1, Math.min(this.index, this.entries.length - 1));
        return;
      }
      const event = new Event('popstate');
      let isStopped = false;
      event.stopImmediatePropagation = () => (isStopped = true);
      for (const listener of this.#listeners) if (!isStopped) listener(event);
    }, this.stepMs);
  }

  addEventListener(_type: 'popstate', listener: (event: Event) => void): void {
    this.#listeners.push(listener);
  }
}

/** The browser's own functions, which nobody has changed yet. */
export const unseen = ({ history: { pushState, replaceState } }: FakeWindow): UnseenHistory => ({
  pushState,
  replaceState,
});
