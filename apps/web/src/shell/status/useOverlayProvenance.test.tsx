import { act, screen, within } from '@testing-library/react';
import { fakeSession, renderPage } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { describe, expect, it, vi } from 'vitest';
import { createFakeStream } from '@wealth/stream/testing';
import { useOverlayProvenance } from './useOverlayProvenance.tsx';

const stream = createFakeStream();
vi.mock('../../core/streamOf.ts', () => ({ streamOf: () => stream }));

function Page() {
  useOverlayProvenance();
  return null;
}

describe('the line of drawers and dialogs [I4B-A11]', () => {
  it('says in what lies over the page that figures are not of now', async () => {
    renderPage(<Page />, { hasHosts: true, session: fakeSession() });
    act(() => void modals.open({ title: 'Order', content: 'Buy 40' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order' }));
    expect(dialog.queryByRole('status')).toBeNull();
    act(() => stream.setFreshness({ kind: 'lost', since: '2026-01-08T14:28:00+05:30', retryInMs: null }));
    expect((await dialog.findByRole('status')).textContent).toContain('Not connected since 14:28 IST.');
  });
});
