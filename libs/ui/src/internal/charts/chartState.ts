import type { StateMessageProps } from '../../state-message/StateMessage.tsx';

/** What stands instead of a chart. */
export type ChartState =
  | { kind: 'loading' }
  | ({ kind: 'empty' | 'error' | 'offline' } & Omit<StateMessageProps, 'kind'>);
