import { createContext, use, type ReactNode } from 'react';

const QuietFailuresContext = createContext(false);

export interface QuietFailuresProps {
  /** One notice above the page tells of the failure and tries again: the parts below only say that they are not there. */
  isQuiet: boolean;
  children: ReactNode;
}

/** Keeps the failed parts of a page quiet while one notice speaks for all of them. */
export function QuietFailures({ isQuiet, children }: QuietFailuresProps) {
  return <QuietFailuresContext value={isQuiet}>{children}</QuietFailuresContext>;
}

export function useIsQuiet(): boolean {
  return use(QuietFailuresContext);
}
