import { FailedPart } from '@wealth/ui/state-message';
import { cardStateOf, type WidgetQuery } from '@wealth/ui/card';
import type { ReactNode } from 'react';

export interface QueryPartProps<Data> {
  query: WidgetQuery & { data: Data | undefined };
  failedTitle: string;
  failedText: string;
  /** Has the geometry of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A part of a card that is read on its own: its form while it is on its way, one line and Retry where it could not be
 * had, and what it is once it is there, also while it is read again. Its neighbours do not mind.
 */
export function QueryPart<Data>({ query, children, ...texts }: QueryPartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  const state = cardStateOf(query, texts);
  if (state?.kind !== 'error') return <div aria-busy="true">{texts.skeleton}</div>;
  return (
    <div className="-mx-card">
      <FailedPart {...state} skeleton={<div className="px-card">{texts.skeleton}</div>} />
    </div>
  );
}
