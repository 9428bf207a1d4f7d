import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { href } from '@wealth/hrefs';
import { AppStage, clientVisitor, fakeSession } from '@wealth/testing';
import { expect, it, vi } from 'vitest';
import { AllowedPage } from './AllowedPage.tsx';

// No page needs a right yet.
vi.mock(import('@wealth/hrefs'), async (importOriginal) => {
  const original = await importOriginal();
  const records = {
    kind: 'page',
    path: original.href.me('records'),
    icon: 'loan',
    needs: 'allow_loan',
  } as const;
  return { ...original, needsAt: (path: string) => original.needsAt(path, { records }) };
});

async function open(path: string, rights: { allow_loan: boolean }) {
  const session = fakeSession(clientVisitor(rights));
  const Root = () => (
    <AllowedPage>
      <p>Page</p>
    </AllowedPage>
  );
  const root = createRootRoute({ component: Root, notFoundComponent: Root });
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = {
    session,
    systemInfo: { read: () => undefined, subscribe: () => () => undefined },
    report: () => Promise.resolve(),
    log: () => undefined,
  };
  const router = createRouter({ routeTree: root, history, context });
  await act(() => router.load());
  render(
    <AppStage session={session}>
      <RouterProvider router={router} />
    </AppStage>,
  );
}

it('says why the client may not see a page, in its place [I4C-6-CAPABILITIES]', async () => {
  await open(href.me('records'), { allow_loan: false });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Not available for your account' }),
  ).toBeDefined();
  expect(screen.getByText(/^Loans are not enabled for your account\./)).toBeDefined();
  expect(screen.queryByText('Page')).toBeNull();
});

it.each([
  { path: href.me('records'), allow_loan: true },
  { path: href.me('profile'), allow_loan: false },
])('shows $path to a client with allow_loan $allow_loan', async ({ path, allow_loan }) => {
  await open(path, { allow_loan });

  expect(await screen.findByText('Page')).toBeDefined();
});
