import type { Cancel } from '../environment.ts';
import type { ClientEvent, EventFrame } from '../wire/serverFrame.ts';

/** Events that are remembered, so that one that comes again after a reconnection is told once. */
const rememberedCount = 200;

/** @param event - What has happened. @param time - When, ISO 8601. */
export type ClientEventListener = (event: ClientEvent, time: string) => void;

/** What happens to the signed-in client, told once to every listener. */
export class ClientEvents {
  readonly #listeners = new Set<ClientEventListener>();
  readonly #seen = new Set<string>();

  subscribe(listener: ClientEventListener): Cancel {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onEvent({ id, event, time }: EventFrame): void {
    if (this.#seen.has(id)) return;
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > rememberedCount && oldest !== undefined) this.#seen.delete(oldest);
    for (const listener of this.#listeners) listener(event, time);
  }

  /** Another client may sign in next. */
  clear(): void {
    this.#seen.clear();
  }
}
