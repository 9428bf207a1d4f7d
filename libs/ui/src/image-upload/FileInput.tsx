import type { ReactNode, Ref } from 'react';
import { ImageInput } from './ImageInput.tsx';

export interface FileInputProps {
  /** Ids of what names the input. */
  'aria-labelledby': string;
  'aria-describedby'?: string;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isMultiple?: boolean;
  /** Opens the camera of a phone instead of its files. */
  capture?: 'environment' | 'user';
  onChoose: (files: File[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  className: string;
  children: ReactNode;
}

/** Whatever is drawn in it chooses files: a press, Enter and Space open the system's own chooser. */
export function FileInput(props: FileInputProps) {
  const { isInvalid, isDisabled, isMultiple, capture, onChoose, onBlur, ref, className, children } = props;
  return (
    <label className={className}>
      <ImageInput
        ref={ref}
        multiple={isMultiple}
        capture={capture}
        disabled={isDisabled}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onBlur={onBlur}
        onChoose={onChoose}
      />
      {children}
    </label>
  );
}
