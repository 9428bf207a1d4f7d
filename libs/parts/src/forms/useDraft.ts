import { useSession, type Session } from '@wealth/session';
import { useEffect, useState } from 'react';

type Drafts = Session['drafts'];

export interface TypedDraft<Typed> {
  read: (drafts: Drafts) => Typed;
  write: (drafts: Drafts, typed: Typed) => void;
  forget: (drafts: Drafts) => void;
  /** What is left of it once it was sent. */
  cleared: Partial<Typed>;
}

/** What was typed, kept as long as the tab: an error or a reload loses none of it. */
export function useDraft<Typed extends object>({ read, write, forget, cleared }: TypedDraft<Typed>) {
  const { drafts } = useSession();
  const [typed, setTyped] = useState(() => read(drafts));
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) write(drafts, typed);
  }, [drafts, typed, isTouched, write]);
  return {
    typed,
    isTouched,
    change(different: Partial<Typed>) {
      setIsTouched(true);
      setTyped((before) => ({ ...before, ...different }));
    },
    forget() {
      forget(drafts);
      setIsTouched(false);
      setTyped((before) => ({ ...before, ...cleared }));
    },
  };
}
