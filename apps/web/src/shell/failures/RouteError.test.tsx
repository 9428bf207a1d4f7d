import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { india, loadMessages } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { expect, it, vi } from 'vitest';
import { RouteError } from './RouteError.tsx';

it('logs what failed and offers Retry [S8-ROUTER-LOGGED]', async () => {
  await loadMessages('en', ['shell']);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('The page is broken.');
  const rootRoute = createRootRoute({
    component: () => {
      throw failure;
    },
    errorComponent: RouteError,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <MessagesProvider language="en" region={india} compactUnits="international">
      <RouterProvider router={router} />
    </MessagesProvider>,
  );

  expect(await screen.findByText('This page could not be shown.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  await waitFor(() => expect(printed).toHaveBeenCalledWith('A page failed.', failure));
});
