import type { ReactNode } from 'react';

/** The icon over what can be done in an empty DropArea. */
export function DropMark({ children }: { children: ReactNode }) {
  return (
    <span className="mb-2 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-text">
      {children}
    </span>
  );
}
