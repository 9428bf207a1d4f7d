import type { ReactNode } from 'react';

/** Figures with their names, in a frame of their own. */
export function FactsBox({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-1 gap-2 rounded-control border border-border bg-surface p-card text-detail">
      {children}
    </dl>
  );
}
