import { ProgressMeter } from '../progress/ProgressMeter.tsx';

export interface UploadProgressProps {
  /** Names what is on its way. */
  label: string;
  /** Share, 0 to 1. */
  progress: number;
  /** The share in words, from whole percents. */
  valueText: (percent: number) => string;
}

/** How much of a file is sent: a bar, and the figure beside it. */
export function UploadProgress({ label, progress, valueText }: UploadProgressProps) {
  const percent = Math.round(progress * 100);
  return (
    <div className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <ProgressMeter size="sm" label={label} value={percent} valueText={valueText(percent)} />
      </div>
      {/* The bar has told it. */}
      <span aria-hidden className="min-w-8 shrink-0 text-end text-caption text-fg-muted tabular-nums">
        {valueText(percent)}
      </span>
    </div>
  );
}
