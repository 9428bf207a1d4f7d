import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPreferences } from '@wealth/preferences';
import { StreamProvider } from '@wealth/stream';
import { createFakeStream } from '@wealth/stream/testing';
import type { ReactNode } from 'react';
import { createTestQueryClient, TestProviders } from './TestProviders.tsx';

/** A page with everything around it that the app would give. */
export function renderPage(page: ReactNode) {
  const stream = createFakeStream();
  const queryClient = createTestQueryClient();
  const preferences = createPreferences(null);
  render(
    <TestProviders preferences={preferences} queryClient={queryClient}>
      <StreamProvider stream={stream}>{page}</StreamProvider>
    </TestProviders>,
  );
  return { stream, queryClient, preferences, user: userEvent.setup() };
}
