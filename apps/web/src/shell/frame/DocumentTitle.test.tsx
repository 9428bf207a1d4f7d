import { act, render, screen } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { AppNameProvider } from '@wealth/i18n-locale-react';
import { AppStage } from '@wealth/testing';
import { afterEach, expect, it } from 'vitest';
import { unseenCount } from '../../core/unseenCount.ts';
import { DocumentTitle } from './DocumentTitle.tsx';

async function titleAt(path: string, appName: string) {
  const root = createRootRoute({
    component: () => (
      <AppStage>
        <AppNameProvider value={appName}>
          <DocumentTitle />
          <p>Page</p>
          <Outlet />
        </AppNameProvider>
      </AppStage>
    ),
  });
  const page = (name: string, title: 'kyc' | 'home') =>
    createRoute({ getParentRoute: () => root, path: name, staticData: { title } });
  const menuPage = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: ({ location }) => ({ pageTitle: location.pathname === '/services/movers' ? 'Movers' : null }),
  });
  const router = createRouter({
    routeTree: root.addChildren([page('/kyc', 'kyc'), page('/dashboard', 'home'), menuPage]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByText('Page');
  return document.title;
}

it.each([
  { path: '/kyc', appName: 'Namuna', title: 'Namuna | KYC', ids: '[S2-ROUTE-KYC] [S2-TITLE]' },
  { path: '/dashboard', appName: '', title: 'Wealth | Home', ids: '[S2-TITLE-FALLBACK]' },
  { path: '/services/movers', appName: 'Namuna', title: 'Namuna | Movers', ids: '[S2-TITLE]' },
  { path: '/services/unknown', appName: 'Namuna', title: 'Namuna | Error', ids: '[I3A-SPEC-19]' },
])('$path is called $title $ids', async ({ path, appName, title }) => {
  expect(await titleAt(path, appName)).toBe(title);
});

afterEach(() => unseenCount.set(0));

it('says how much has come while the page was out of sight [I4B-A15]', async () => {
  unseenCount.set(2);
  expect(await titleAt('/kyc', 'Namuna')).toBe('(2) Namuna | KYC');
  act(() => unseenCount.set(0));

  expect(document.title).toBe('Namuna | KYC');
});
