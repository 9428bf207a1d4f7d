import { createSession, type Profile, type Session, type SessionEnvironment } from '@wealth/session';
import { useEffect, useState, type ReactNode } from 'react';
import { profile } from '../testing.ts';
import { MeStage, type MeStageProps } from './MeStage.tsx';

/** A Thursday afternoon while the market is open, as in the fixtures. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

const nothingToStop = () => () => {};

/** Neither storage nor other tabs nor timers; the clock stands still. */
const environment: SessionEnvironment = {
  localStorage: null,
  sessionStorage: null,
  now: () => storyNow,
  schedule: nothingToStop,
  withLock: null,
  channel: null,
  replaceLocation: () => {},
  reload: () => {},
  isOnline: () => true,
  onActivity: nothingToStop,
  onWake: nothingToStop,
  warn: () => {},
};

const authData = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
} as const;

function sessionOf(different: Partial<Profile>): Session {
  return createSession({
    environment,
    api: {
      refresh: async () => authData,
      clientInfo: async () => ({ ...profile, ...different }),
      logout: async () => null,
    },
  });
}

export interface MeStoryProps extends Pick<MeStageProps, 'language'> {
  /** What differs from the client of the fixtures. */
  profile?: Partial<Profile>;
  children: ReactNode;
}

/** A page under /me for a signed-in client, as stories show it. */
export function MeStory({ profile: different = {}, language, children }: MeStoryProps) {
  const [session] = useState(() => sessionOf(different));

  useEffect(() => {
    void session.signIn(authData, { remember: false });
    return () => session.dispose();
  }, [session]);

  return (
    <MeStage session={session} language={language}>
      <main className="p-gutter">{children}</main>
    </MeStage>
  );
}
