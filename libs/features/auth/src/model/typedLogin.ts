import type { LoginValues } from './login.ts';

/** Milliseconds for which a sign-in page that was left keeps what was typed: time enough for a lost connection. */
const keepMs = 15 * 60_000;

let kept: LoginValues | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what was typed while another page, above all the one for a lost connection, stands in the place of the sign-in
 * page. The password with it, so in memory only: it is never written down, and it is gone with the tab.
 */
export function keepTypedLogin(values: LoginValues): void {
  clearTimeout(forgetting);
  kept = { ...values };
  forgetting = setTimeout(forgetTypedLogin, keepMs);
}

/** What the next sign-in page of this tab begins with. */
export function typedLogin(): LoginValues | null {
  return kept;
}

/** It is on the screen again, or nobody needs it any more. */
export function forgetTypedLogin(): void {
  clearTimeout(forgetting);
  kept = null;
}
