import type { Locator, Page } from '@playwright/test';
import { hashOf } from '../fixtures/ApiClient.ts';

export const password = 'Wealth@123';

/** What the app keeps of a session that ends with the browser (libs/session, authStore). */
const authKey = 'wealth.auth';

export const clients = {
  approved: '9876543210',
  unverified: '9876543211',
  pending: '9876543212',
  rejected: '9876543213',
  empty: '9876543214',
  wealthy: '9876543215',
} as const;

/** A page that asks for little of its own, for what stands around every page of a client. */
export const lightPage = '/me/records';

export class LoginPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly rememberMe: Locator;
  readonly submit: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.username = page.getByRole('textbox', { name: 'Username' });
    this.password = page.getByLabel('Password', { exact: true });
    this.rememberMe = page.getByRole('checkbox', { name: 'Remember Me' });
    this.submit = page.getByRole('button', { name: 'Sign in' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/login');
  }

  /**
   * Opens the sign-in page and waits for the app, and for what it asks for first. Before that the page is drawn
   * (docs/decisions/files-and-first-page.md): its buttons are off, its links lead to other documents.
   */
  async openWithApp(): Promise<void> {
    const isAsked = this.#page.waitForResponse(/\/system_info$/);
    await this.open();
    await Promise.all([isAsked, this.hasApp()]);
  }

  /** The drawn page has given way to the app. */
  async hasApp(): Promise<void> {
    await this.#page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  }

  /** Signs in at the sign-in page, and waits for the first page of this client. */
  async signInAs(mobile: string, home = '/dashboard'): Promise<void> {
    await this.open();
    await this.signIn(mobile);
    await this.#isAt(home);
  }

  /** Opens a page of a client who is signed in already, in this browser: it is loaded once, as by a reload. */
  async enter(path: string, mobile: string): Promise<void> {
    const auth = JSON.stringify({ refresh_token: await this.#refreshTokenOf(mobile), remember: false });
    const keep = await this.#page.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), [
      authKey,
      auth,
    ] as const);
    await this.#page.goto(path);
    // What comes after is the app's own affair.
    await keep.dispose();
    await this.#page.waitForURL(path);
    await this.#page.locator('h1').first().waitFor({ state: 'attached' });
  }

  /** Opens a page of a client as a guest, who is asked to sign in first and is then brought to it. */
  async enterAsGuest(path: string, mobile: string): Promise<void> {
    await this.#page.goto(path);
    await this.signIn(mobile);
    await this.#isAt(path);
  }

  /** Signs in without the form, with the cookies and under the name of this browser. */
  async #refreshTokenOf(mobile: string): Promise<string> {
    const answer = await this.#page.request.post('/auth/app/v1/login', {
      data: { username: mobile, password: hashOf(password) },
      // A connection that rests may be closed by the server in the moment that it is taken again.
      maxRetries: 1,
    });
    const token = /"refresh_token":"(?<token>[^"]+)"/.exec(await answer.text())?.groups?.['token'];
    if (token === undefined) throw new Error(`The sign-in of ${mobile} was answered ${answer.status()}.`);
    return token;
  }

  /** The address changes before the page does: until then the sign-in page is there. */
  async #isAt(path: string): Promise<void> {
    await this.#page.waitForURL(path);
    await this.submit.waitFor({ state: 'hidden' });
  }

  async signIn(mobile: string, { secret = password, remember = false } = {}): Promise<void> {
    await this.username.fill(mobile);
    await this.password.fill(secret);
    if (remember) await this.rememberMe.press('Space');
    await this.submit.click();
  }
}
