import type { ReactNode } from 'react';

export interface LimitFactsProps {
  facts: ReadonlyArray<{ name: string; value: ReactNode }>;
}

/** What of a limit counts, and what waits: name and value in a row. */
export function LimitFacts({ facts }: LimitFactsProps) {
  return (
    <dl className="amount-list">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-fg-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
