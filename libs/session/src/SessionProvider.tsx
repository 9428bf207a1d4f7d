import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Profile, Visitor } from './profile.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  session: Session;
  children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** @throws RangeError outside a SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new RangeError('useSession needs a SessionProvider above it.');
  return session;
}

/** Whether the server has told its time. */
export function useIsTimeKnown(): boolean {
  const { serverClock } = useSession();
  return useSyncExternalStore(serverClock.subscribe, serverClock.isKnown);
}

/** Who is here; null while that is not known yet. */
export function useVisitor(): Visitor | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.visitor, session.visitor);
}

/** The profile of the signed-in client; null for everybody else, also for the moment in which a session ends. */
export function useProfile(): Profile | null {
  const visitor = useVisitor();
  return visitor?.kind === 'client' ? visitor.profile : null;
}
