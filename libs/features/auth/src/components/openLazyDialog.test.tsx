import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectConsole, fakeSession } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { AuthStage } from '../testing/AuthStage.tsx';
import { openLazyDialog, type DialogContentProps, type LazyDialog } from './openLazyDialog.tsx';

function Hello({ close, isSandbox }: DialogContentProps) {
  return (
    <button type="button" onClick={close}>
      {isSandbox ? 'Leave the sandbox' : 'Leave'}
    </button>
  );
}

function open(load: LazyDialog['load']) {
  act(() => openLazyDialog({ title: 'Hello', isSandbox: true, load }));
}

function renderStage() {
  render(<AuthStage session={fakeSession({ kind: 'guest' })}>{null}</AuthStage>);
}

describe('openLazyDialog', () => {
  it('says that it is busy until the content is there, which may close the dialog', async () => {
    renderStage();
    const arrivals: ((content: typeof Hello) => void)[] = [];

    open(() => new Promise((resolve) => arrivals.push(resolve)));
    expect(await screen.findByText('The form is loading.')).toBeDefined();
    await act(async () => arrivals[0]?.(Hello));

    await userEvent.setup().click(screen.getByRole('button', { name: 'Leave the sandbox' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so when the content does not arrive, and fetches it again with the next opening', async () => {
    expectConsole(/could not be loaded/);
    renderStage();
    const load = vi
      .fn<LazyDialog['load']>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(Hello);

    open(load);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This form could not be loaded. Please close it and try again.',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    open(load);

    expect(await screen.findByRole('button', { name: 'Leave the sandbox' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
