import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Session } from '@wealth/session';
import { fill, renderPage, type RenderPageOptions } from '@wealth/testing';
import { useState } from 'react';
import { vi } from 'vitest';
import { IssuesPanel } from '../issues/IssuesPanel.tsx';
import type { IssueListName } from '../parts/applicationPlacing.ts';
import { ApplicationWatch } from '../parts/ApplicationWatch.tsx';

interface Opened {
  list?: IssueListName;
  /** The issue that is open; null for the list. */
  issue: string | null;
}

/** Issues on the stage with one of them open, and what asks for answers that were lost. */
export function openIssues<Own extends Session>(
  { list = 'ipo', issue }: Opened,
  options: RenderPageOptions<Own> = {},
) {
  const onBankAccounts = vi.fn<() => void>();
  const onSetPin = vi.fn(() => Promise.resolve(false));
  function Panel() {
    const [chosen, setChosen] = useState(issue);
    return <IssuesPanel {...{ list, chosen, onSetPin, onBankAccounts }} onChoose={setChosen} />;
  }
  const page = renderPage(
    <>
      <ApplicationWatch />
      <Panel />
    </>,
    { hasHosts: true, ...options },
  );
  return { ...page, onBankAccounts, onSetPin };
}

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The form, once its account is there. */
export async function formIsThere() {
  await screen.findByRole('radio', { name: /Sandbox Bank ••••4821/ });
}

/** Empties a box, and puts a text into it. */
export async function typeInto(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await fill(user, box(name), text);
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** From the form to the moment in which the application is sent. */
export async function sendApplication(user: UserEvent, name: RegExp = /^(Apply|Bid) for/) {
  await user.click(await screen.findByRole('button', { name }));
  const review = await dialog('Review the application');
  await fill(user, review.getByLabelText('Trading PIN'), '246810');
}
