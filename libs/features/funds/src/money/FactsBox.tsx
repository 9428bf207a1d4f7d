import { Facts } from '@wealth/ui/facts';
import type { ReactNode } from 'react';

/** Figures with their names, in a frame of their own. */
export function FactsBox({ children }: { children: ReactNode }) {
  return (
    <Facts className="grid-cols-1 rounded-control border border-border bg-surface p-card text-detail">
      {children}
    </Facts>
  );
}
