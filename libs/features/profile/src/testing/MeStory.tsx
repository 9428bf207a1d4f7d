import type { Profile } from '@wealth/session';
import { useEffect, useState, type ReactNode } from 'react';
import { MeStage, type MeStageProps } from './MeStage.tsx';
import { authData, guestSession } from './storySession.ts';

export interface MeStoryProps extends Pick<MeStageProps, 'language'> {
  /** What differs from the client of the fixtures. */
  profile?: Partial<Profile>;
  children: ReactNode;
}

/** A page under /me for a signed-in client, as stories show it. */
export function MeStory({ profile: different = {}, language, children }: MeStoryProps) {
  const [session] = useState(() => guestSession(different));

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
