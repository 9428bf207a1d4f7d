import { Button } from '@wealth/ui/button';

export interface MoreFailedProps {
  /** What could not be had. */
  text: string;
  retryText: string;
  onRetry: () => void;
}

/** Beneath the rows of a list whose next page could not be had: it is asked for again by a press only. */
export function MoreFailed({ text, retryText, onRetry }: MoreFailedProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-3 border-t border-border p-card text-detail text-negative"
    >
      {text}
      <Button variant="secondary" size="sm" onPress={onRetry}>
        {retryText}
      </Button>
    </div>
  );
}
