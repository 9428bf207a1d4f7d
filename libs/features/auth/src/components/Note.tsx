import type { ReactNode } from 'react';

export interface NoteProps {
  icon: ReactNode;
  children: ReactNode;
}

/** Something to know before the next step, between the fields of a form. */
export function Note({ icon, children }: NoteProps) {
  return (
    <p className="flex gap-3 rounded-control bg-surface-sunken px-3.5 py-3 text-detail text-fg-muted">
      <span className="pt-0.5">{icon}</span>
      <span>{children}</span>
    </p>
  );
}
