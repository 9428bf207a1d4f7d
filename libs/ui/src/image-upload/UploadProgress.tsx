export interface UploadProgressProps {
  /** Names what is on its way. */
  label: string;
  /** Share, 0 to 1. */
  progress: number;
}

/** How much of a file is sent. */
export function UploadProgress({ label, progress }: UploadProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      className="h-1 w-full overflow-hidden rounded-full bg-surface-sunken forced-colors:border"
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-base forced-colors:bg-system-highlight"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  );
}
