import { istDay } from '@wealth/domain';
import type { LifecycleStep } from '@wealth/domain/lifecycle';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Timeline, type TimelineProps } from '@wealth/ui/timeline';
import type { ReactNode } from 'react';

/** A step in the client's words. */
export interface ShownStep extends Pick<LifecycleStep, 'mark' | 'at' | 'dueBy'> {
  /** Unique among the steps. */
  id: string;
  title: string;
  /** The reason or what comes of it. */
  text?: ReactNode;
  /** Where the day or the time alone says more than both. @default when it came, or by when it comes */
  time?: string;
}

export interface StepTimelineProps extends Pick<TimelineProps, 'aria-label' | 'orientation'> {
  /** In the order of time. */
  steps: readonly ShownStep[];
}

/** The way of something that has states: what has come, what is under way, and what comes when. */
export function StepTimeline({ steps, ...rest }: StepTimelineProps) {
  const t = useMessages('parts');
  const formats = useFormats();

  function timeOf({ at, dueBy, time }: ShownStep): string | undefined {
    if (time !== undefined) return time;
    if (at !== null) return formats.dateTime(at);
    if (dueBy === null) return undefined;
    // What is due by midnight is due by the end of the day before, and named by that day.
    const lastDay = istDay(dueBy - 1);
    return t('stepDueBy', {
      time: lastDay === istDay(dueBy) ? formats.dateTime(dueBy) : formats.day(lastDay),
    });
  }

  const items = steps.map((step) => ({
    id: step.id,
    title: step.title,
    state: step.mark,
    time: timeOf(step),
    text: step.text,
  }));
  return <Timeline {...rest} items={items} />;
}
