import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppStage } from '@wealth/testing';
import { OfflineIcon, WarningIcon } from '@wealth/ui/icon';
import { expect, it } from 'vitest';
import type { PageFailures, SpreadFailure } from '@wealth/queries';
import { PageFailuresContext } from '../../core/usePageFailures.ts';
import { PageNotice } from './PageNotice.tsx';

/** Reads that failed together, and come back when they are asked for again. */
function failedReads({ isUnreached = true } = {}) {
  const listeners = new Set<() => void>();
  let spread: SpreadFailure | null = {
    failedAt: Date.parse('2026-01-08T14:28:00+05:30'),
    isUnreached,
    isRetrying: false,
  };
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

it.each([
  { isUnreached: true, Glyph: OfflineIcon },
  { isUnreached: false, Glyph: WarningIcon },
])(
  'shows the sign of a lost line only where nothing was reached: $isUnreached [I4B-E16]',
  ({ isUnreached, Glyph }) => {
    const { failures } = failedReads({ isUnreached });
    render(
      <AppStage>
        <PageFailuresContext value={failures}>
          <PageNotice />
        </PageFailuresContext>
      </AppStage>,
    );

    const { container } = render(<Glyph />);
    expect(screen.getByRole('alert').querySelector('svg')?.outerHTML).toBe(container.innerHTML);
  },
);
