import type { ReactNode } from 'react';
import { patternOf, type AvatarPattern } from './patternOf.ts';

const drawings: Record<AvatarPattern['shape'], ReactNode> = {
  rings: (
    <g fill="none" stroke="currentColor" strokeWidth="7">
      <circle cx="82" cy="82" r="28" />
      <circle cx="82" cy="82" r="48" />
    </g>
  ),
  band: <path fill="currentColor" d="M-30 62h160v24H-30z" />,
  petals: (
    <g fill="currentColor">
      <circle cx="14" cy="24" r="26" />
      <circle cx="88" cy="84" r="34" />
    </g>
  ),
  corner: <path fill="currentColor" d="M-30 130 130 -30v160z" />,
};

/** A faint shape in the colour of the letter, so that two people with one initial can be told apart. */
export function AvatarPatternShape({ seed }: { seed: string }) {
  const { shape, turn } = patternOf(seed);
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="absolute inset-0 size-full opacity-15 forced-colors:hidden"
    >
      <g transform={`rotate(${turn} 50 50)`}>{drawings[shape]}</g>
    </svg>
  );
}
