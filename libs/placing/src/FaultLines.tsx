import type { ReactNode } from 'react';
import { FaultBox } from './FaultBox.tsx';

/** One thing that is wrong, in the words of its feature. */
export interface ToldFault {
  id: string;
  severity: 'error' | 'warning';
  title: string;
  text?: string | undefined;
  /** Buttons that change what is wrong. */
  fixes?: ReactNode;
}

export interface FaultLinesProps {
  /** A field says by it what is wrong with it. */
  id: string;
  faults: readonly ToldFault[];
}

/** What is wrong at one place of a form, the worst first. */
export function FaultLines({ id, faults }: FaultLinesProps) {
  const worstFirst = [
    ...faults.filter(({ severity }) => severity === 'error'),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
  return (
    <ul id={id} aria-live="polite" className="grid grid-cols-1 gap-2 empty:hidden">
      {worstFirst.map((fault) => (
        <FaultBox key={fault.id} severity={fault.severity} title={fault.title} text={fault.text}>
          {fault.fixes}
        </FaultBox>
      ))}
    </ul>
  );
}
