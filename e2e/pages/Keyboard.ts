import type { Locator, Page } from '@playwright/test';

/** More stops than any page of the app has. */
const maxStops = 80;

/** A person who uses no pointer. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.#page.keyboard.press(key)), Promise.resolve());
  }

  /** Presses Tab until the target has the focus. @throws Error when it is not among the stops of the page. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < maxStops; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target.toString()}.`);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.type(text);
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.#page.keyboard.press(key);
  }
}
