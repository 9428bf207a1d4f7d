import { Button as AriaButton } from 'react-aria-components/Button';
import { SwapIcon } from '../icon/icons.ts';

export interface TagButtonProps {
  /** What it does, for the tag alone says only what is there now. */
  'aria-label': string;
  children: string;
  onPress: () => void;
}

/** A Tag that is a small switch: the exchange of a row that has another one. */
export function TagButton({ children, onPress, ...labelProps }: TagButtonProps) {
  return (
    <AriaButton
      {...labelProps}
      className="inline-flex cursor-pointer touch-target items-center gap-0.5 rounded-mark border border-border-control px-1 text-tick font-semibold whitespace-nowrap text-fg-muted layered transition-layer data-hovered:text-fg"
      onPress={() => onPress()}
    >
      {children}
      <SwapIcon size="xs" />
    </AriaButton>
  );
}
