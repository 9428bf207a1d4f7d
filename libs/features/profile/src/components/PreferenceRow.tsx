import type { ReactNode } from 'react';

export interface PreferenceRowProps {
  label: string;
  hint: string;
  /** The control; it carries the label as its name. */
  children: ReactNode;
}

/** One choice that applies at once: what it is, and the control. */
export function PreferenceRow({ label, hint, children }: PreferenceRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <div className="font-medium">{label}</div>
        <div className="text-caption text-fg-subtle">{hint}</div>
      </div>
      <div className="max-w-full max-tablet:w-full">{children}</div>
    </div>
  );
}
