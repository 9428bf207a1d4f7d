// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../test/FakeBrowser.ts';
import { FakeServer } from '../test/FakeServer.ts';
import { openTab } from '../test/open.ts';
import { SessionProvider, useProfile, useSession, useVisitor } from './SessionProvider.tsx';

afterEach(() => {
  cleanup();
});

function Page() {
  const visitor = useVisitor();
  const profile = useProfile();
  const session = useSession();
  return (
    <button type="button" onClick={() => session.endSession('expired')}>
      {visitor?.kind}: {profile?.name ?? 'nobody'}
    </button>
  );
}

describe('SessionProvider', () => {
  it('shows who is here, and follows when that changes', async () => {
    const server = new FakeServer();
    server.answerMs = 0;
    const { session } = openTab(new FakeBrowser(), server);
    await session.ready();

    render(
      <SessionProvider session={session}>
        <Page />
      </SessionProvider>,
    );
    expect(screen.getByRole('button').textContent).toBe('guest: nobody');

    await act(() => session.signIn(server.signIn(), { remember: false }));
    expect(screen.getByRole('button').textContent).toBe('client: Asha Verma');

    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('guest: nobody');
  });

  it('is missed with a clear message', () => {
    // React reports a throwing component on the console as well.
    vi.mocked(console.error).mockImplementation(() => {});

    expect(() => render(<Page />)).toThrow('useSession needs a SessionProvider above it.');
    vi.mocked(console.error).mockClear();
  });
});
