interface CountdownRingProps {
  /** Of the time that is left, 0 to 1. */
  share: number;
  text: string;
}

/** What is left of a time, as an arc around its figure. */
export function CountdownRing({ share, text }: CountdownRingProps) {
  const circle = { cx: 22, cy: 22, r: 20, fill: 'none', strokeWidth: 3, pathLength: 1 } as const;
  return (
    <span aria-hidden="true" className="relative inline-grid size-11 place-items-center">
      <svg viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90">
        <circle {...circle} className="stroke-border" />
        <circle
          {...circle}
          strokeDasharray={`${share} 1`}
          className="stroke-accent forced-colors:stroke-system-highlight"
        />
      </svg>
      <span className="text-caption font-semibold">{text}</span>
    </span>
  );
}
