import type { ReactNode } from 'react';
import { Matched } from './Matched.tsx';

export interface SearchCommandRowProps {
  icon: ReactNode;
  name: string;
  /** Where it belongs ("in Portfolio"). */
  hint?: string;
  /** What was searched for: where the name has it, it stands out. */
  query: string;
}

/** A page to go to, something to do, or a text to search for again. */
export function SearchCommandRow({ icon, name, hint, query }: SearchCommandRowProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="grid size-8 shrink-0 place-items-center rounded-control-inner bg-surface-sunken text-fg-muted">
        {icon}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">
          <Matched text={name} query={query} />
        </span>
        {hint !== undefined && <span className="text-fg-muted"> {hint}</span>}
      </span>
    </span>
  );
}
