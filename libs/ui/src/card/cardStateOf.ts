import type { ReactNode } from 'react';
import type { CardState } from './Card.tsx';

/** The part of a React Query result that decides what a widget shows. */
export interface WidgetQuery {
  data: unknown;
  isFetching: boolean;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

export interface CardStateTexts {
  failedTitle: string;
  failedText: string;
  /** Has the geometry of the content. */
  skeleton: ReactNode;
}

/** What stands in the place of a widget's content: loading, failed, or nothing once there is data. */
export function cardStateOf(query: WidgetQuery, texts: CardStateTexts): CardState | undefined {
  if (query.data !== undefined) return undefined;
  // A retry sets the query back to pending: the button that was pressed must stay where it is, with its focus.
  if (query.errorUpdateCount === 0) return { kind: 'loading', skeleton: texts.skeleton };
  return {
    kind: 'error',
    title: texts.failedTitle,
    text: texts.failedText,
    skeleton: texts.skeleton,
    isRetrying: query.isFetching,
    onRetry: () => void query.refetch(),
  };
}
