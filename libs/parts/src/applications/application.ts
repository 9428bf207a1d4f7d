import type { BadgeProps } from '@wealth/ui/badge';
import type { CardState } from '@wealth/ui/card';
import type { ReactNode } from 'react';
import type { ShownStep } from './StepTimeline.tsx';

/** Something that the client has asked for, and how far it is. */
export interface Application {
  /** Unique among those of its kind. */
  id: string;
  /** What it is, in the client's language. */
  title: string;
  /** What was asked for, in one line. */
  detail?: string;
  /** As the client names it to customer service. */
  reference?: string;
  /** The amount that it is about, and where that is. */
  amount?: { label: string; rupees: number };
  state: { text: string; tone: BadgeProps['tone']; icon?: ReactNode };
  /** When it was asked for, epoch milliseconds. */
  at: number;
  /** Names its steps for assistive technology. */
  stepsLabel: string;
  steps: readonly ShownStep[];
  /** What else is said of it, beneath its steps. */
  note?: ReactNode;
  /** What is folded away beneath all of it, from edge to edge. */
  more?: ReactNode;
  /** Where there is more of it. */
  href?: string;
}

/** The applications of one kind. */
export interface ApplicationSource {
  /** Unique among the sources. */
  kind: string;
  /** In the client's language. */
  title: string;
  applications: readonly Application[];
  /** What stands instead of them while they load, when they could not be had, and where there are none. */
  instead?: { title: string; state: CardState };
  /** Reads older ones; absent where there are none. */
  onMore?: () => void;
}

/** Whether somebody still acts on it, or something still comes by itself. */
export const isWaiting = ({ steps }: Pick<Application, 'steps'>): boolean =>
  steps.some(({ mark }) => mark === 'now');
