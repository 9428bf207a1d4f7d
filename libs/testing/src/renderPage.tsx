import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPreferences } from '@wealth/preferences';
import type { Session } from '@wealth/session';
import { createFakeStream } from '@wealth/stream/testing';
import type { ReactNode } from 'react';
import { AppStage, type AppStageProps } from './stage/AppStage.tsx';
import { createReporting } from './stage/createReporting.ts';
import { fakeSession } from './stage/fakeSession.ts';

export interface RenderPageOptions<OwnSession extends Session> extends Omit<
  AppStageProps,
  'children' | 'queryClient' | 'stream' | 'session'
> {
  session?: OwnSession;
  stream?: ReturnType<typeof createFakeStream>;
}

/** A page on the stage, with what a test looks at and moves. */
export function renderPage<OwnSession extends Session = ReturnType<typeof fakeSession>>(
  page: ReactNode,
  { session, stream = createFakeStream(), ...stage }: RenderPageOptions<OwnSession> = {},
) {
  const own = session ?? fakeSession(stage.visitor);
  const preferences = stage.preferences ?? createPreferences(null);
  const { queryClient } = createReporting({
    isMasked: () => !preferences.get('showAssets'),
    readProfile: own.refreshProfile,
  });
  const { unmount } = render(
    <AppStage {...stage} {...{ session: own, stream, preferences, queryClient }}>
      {page}
    </AppStage>,
  );
  return {
    session: own,
    stream,
    queryClient,
    preferences,
    user: userEvent.setup(),
    unmount,
    /** Has everything read again. */
    refetch: () => act(() => queryClient.refetchQueries()),
  };
}
