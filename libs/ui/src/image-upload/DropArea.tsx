import { useState, type DragEvent, type ReactNode } from 'react';
import { tv } from '../internal/tv.ts';

const area = tv({
  base: 'relative grid rounded-card border border-dashed bg-surface-sunken transition-colors duration-fast has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  variants: {
    state: {
      rest: 'border-border-control',
      over: 'border-accent bg-accent-soft forced-colors:border-system-highlight',
      invalid: 'border-negative',
      disabled: 'border-border opacity-60 forced-colors:border-system-disabled',
    },
  },
});

export interface DropAreaProps {
  isInvalid: boolean;
  isDisabled: boolean;
  onDropFiles: (files: File[]) => void;
  className: string;
  children: ReactNode;
}

/** Takes files that are dropped on it. What stands in it offers the same to keys and touch. */
export function DropArea({ isInvalid, isDisabled, onDropFiles, className, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function stateName() {
    if (isDisabled) return 'disabled';
    if (isOver) return 'over';
    return isInvalid ? 'invalid' : 'rest';
  }

  function accept(event: DragEvent) {
    // Without this the browser would leave the page and open the file.
    event.preventDefault();
    if (!isDisabled) setIsOver(true);
  }

  return (
    <div
      className={`${area({ state: stateName() })} ${className}`}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (!isDisabled && files.length > 0) onDropFiles(files);
      }}
    >
      {children}
    </div>
  );
}
