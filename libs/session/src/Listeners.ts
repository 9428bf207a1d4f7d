/** Who wants to know of a change. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    // Wrapped, so that one listener subscribed twice is called and removed twice.
    const entry = () => listener();
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  };

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
