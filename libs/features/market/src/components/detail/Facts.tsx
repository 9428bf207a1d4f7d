import type { ReactNode } from 'react';

export interface Fact {
  id: string;
  name: string;
  value: ReactNode;
}

/** Figures with their names, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-3">
      {facts.map(({ id, name, value }) => (
        <div key={id} className="min-w-0">
          <dt className="text-caption text-fg-muted">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
