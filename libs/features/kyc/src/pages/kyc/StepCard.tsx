import { Card } from '@wealth/ui/card';
import type { ReactNode } from 'react';

export interface StepCardProps {
  /** Absent where the content has a heading of its own. */
  title?: string;
  hint?: string;
  /** The way back at the left, the way on at the right; on phones the way on comes first. */
  footer: ReactNode;
  children: ReactNode;
}

/** One step of the wizard: what is asked, and the buttons that lead on and back. */
export function StepCard({ title, hint, footer, children }: StepCardProps) {
  return (
    <Card isFlush>
      <div className="grid grid-cols-1 gap-6 p-5 tablet:p-8">
        {title !== undefined && (
          <div>
            <h2 className="text-title">{title}</h2>
            {hint !== undefined && <p className="text-fg-muted">{hint}</p>}
          </div>
        )}
        {children}
      </div>
      <footer className="flex items-center justify-between gap-3 border-t border-border bg-canvas px-5 py-4 max-tablet:flex-col-reverse max-tablet:items-stretch tablet:px-8">
        {footer}
      </footer>
    </Card>
  );
}
