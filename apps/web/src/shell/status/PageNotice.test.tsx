import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppStage } from '@wealth/testing';
import { expect, it } from 'vitest';
import type { PageFailures, SpreadFailure } from '@wealth/queries';
import { PageFailuresContext } from '../../core/usePageFailures.ts';
import { PageNotice } from './PageNotice.tsx';

/** Reads that failed together, and come back when they are asked for again. */
function failedReads() {
  const listeners = new Set<() => void>();
  let spread: SpreadFailure | null = { failedAt: Date.parse('2026-01-08T14:28:00+05:30'), isRetrying: false };
  const become = (next: SpreadFailure | null) => {
    spread = next;
    for (const listener of listeners) listener();
  };
  const failures: PageFailures = {
    onError: () => undefined,
    onSuccess: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    spread: () => spread,
    oldestRead: () => null,
    retryAll: () => spread && become({ ...spread, isRetrying: true }),
  };
  return { failures, become };
}

it('leaves the focus to the page when the Retry that was pressed succeeds', async () => {
  const { failures, become } = failedReads();
  render(
    <AppStage>
      <PageFailuresContext value={failures}>
        <main id="content" tabIndex={-1}>
          <PageNotice />
        </main>
      </PageFailuresContext>
    </AppStage>,
  );
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(document.activeElement).toBe(retry);

  act(() => become(null));

  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
