import type { Locator, Page } from '@playwright/test';
import type { SandboxFault, SandboxProcess } from '../fixtures/SandboxProcess.ts';
import { expect, test } from '../fixtures/test.ts';

export interface BadAnswer {
  name: string;
  /** What the server answers, or what becomes of the request on its way. */
  fault: Pick<SandboxFault, 'kind' | 'status'> | 'no answer' | 'no network';
  /** What the client is told where the action has no text of its own. */
  text: string;
  /** When to try again; stands after the text. */
  wait?: string;
}

const status = (code: number, text: string): BadAnswer => ({
  name: String(code),
  fault: { kind: 'status', status: code },
  text,
});

/** Without 401, which inside a session is the matter of the session and not of the form. */
export const badAnswers: readonly BadAnswer[] = [
  status(400, 'The request is not valid.'),
  status(403, 'This is not allowed.'),
  status(413, 'The request body is too large.'),
  {
    ...status(429, 'Too many attempts. Please try again later.'),
    wait: 'Please try again in 1 second.',
  },
  status(500, 'Something went wrong on our side.'),
  { name: 'HTML', fault: { kind: 'html' }, text: 'Request failed.' },
  { name: 'cut JSON', fault: { kind: 'malformed' }, text: 'Request failed.' },
  { name: 'no answer', fault: 'no answer', text: 'Request timeout' },
  { name: 'no network', fault: 'no network', text: 'Network error' },
];
export const badAnswersToGuests = [status(401, 'Authentication is required.'), ...badAnswers];

/** Milliseconds after which the app waits no longer. */
const requestTimeoutMs = 10_000;
/** The same of a file that was handed over whole, and the longest pause before it is sent a second time. */
const uploadTimeoutMs = 15_000;
const uploadPauseMs = 1_250;
/** Longer than any toast that goes by itself, and than the time in which equal toasts are one. */
const toastLifeMs = 3_500;

interface Provocation {
  page: Page;
  sandbox: SandboxProcess;
  path: string;
  send: () => Promise<void>;
  /** A file is sent once more by itself where it may not have arrived. */
  isUpload?: boolean;
}

/** Lets the next request to the path meet this answer, and sends it. */
export async function provoke(
  { page, sandbox, path, send, isUpload = false }: Provocation,
  { fault }: BadAnswer,
) {
  if (fault === 'no answer' || fault === 'no network') {
    await page.route(`**${path}`, (route) =>
      fault === 'no network' ? route.abort('connectionreset') : undefined,
    );
    const sent = page.waitForRequest(`**${path}`);
    await send();
    await sent;
    if (isUpload) {
      if (fault === 'no answer') await page.clock.fastForward(uploadTimeoutMs);
      const sentAgain = page.waitForRequest(`**${path}`);
      await page.clock.fastForward(uploadPauseMs);
      await sentAgain;
      if (fault === 'no answer') await page.clock.fastForward(uploadTimeoutMs);
    } else if (fault === 'no answer') await page.clock.fastForward(requestTimeoutMs);
    return;
  }
  await sandbox.addFaults({ method: 'POST', path, ...fault, times: 1 });
  await send();
}

interface Told {
  /** The catalogue's text of the action, where it has one. */
  title?: string;
  /** What the person had typed. */
  kept: ReadonlyArray<readonly [Locator, string]>;
}

/** The second line: what the server said, and when to try again. */
export function explanation({ text, wait }: BadAnswer): string {
  return wait === undefined ? text : `${text} ${wait}`;
}

/** All that a toast says, its lines without a blank between. */
function toastText(answer: BadAnswer, title: string | undefined): string {
  return title === undefined ? `${answer.text}${answer.wait ?? ''}` : `${title}${explanation(answer)}`;
}

/** Sends the form into every bad answer: one text is told each time, and everything typed is still there. */
export async function expectEveryAnswerTold(
  provocation: Provocation,
  { answers, title, kept }: Told & { answers: readonly BadAnswer[] },
) {
  const { page, path } = provocation;
  const alert = page.getByRole('alert');
  for (const answer of answers) {
    await test.step(answer.name, async () => {
      await provoke(provocation, answer);
      await expect(alert).toHaveText(toastText(answer, title));
      for (const [field, value] of kept) await expect(field).toHaveValue(value);
      await page.unroute(`**${path}`);
      await page.clock.fastForward(toastLifeMs);
      await expect(alert).toHaveCount(0);
    });
  }
}
