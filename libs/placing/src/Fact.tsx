import type { ReactNode } from 'react';

export interface FactProps {
  name: string;
  children: ReactNode;
  isStrong?: boolean;
}

/** A name and its figure in one line, inside of a `dl`. */
export function Fact({ name, children, isStrong = false }: FactProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
      <dt className="text-fg-muted">{name}</dt>
      <dd className={`ml-auto text-end tabular-nums wrap-anywhere ${isStrong ? 'font-semibold' : ''}`}>
        {children}
      </dd>
    </div>
  );
}
