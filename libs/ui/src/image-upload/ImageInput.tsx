import type { ComponentProps } from 'react';

type Passed =
  | 'id'
  | 'ref'
  | 'capture'
  | 'multiple'
  | 'disabled'
  | 'hidden'
  | 'className'
  | 'onBlur'
  | 'aria-label';
type Described = 'aria-labelledby' | 'aria-describedby' | 'aria-invalid';

export interface ImageInputProps extends Pick<ComponentProps<'input'>, Passed | Described> {
  onChoose: (files: File[]) => void;
}

/** The browser's own input for image files, which nobody sees: what is drawn around it opens it. */
export function ImageInput({ onChoose, ...input }: ImageInputProps) {
  return (
    <input
      {...input}
      type="file"
      accept="image/*"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Emptied, so that the same file can be chosen again after it was removed or refused.
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
