import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { ChooseImageIcon } from '../icon/icons.ts';
import { ImageInput } from './ImageInput.tsx';

export interface FileButtonProps {
  /** Of the input: a label elsewhere that opens it too names it by this. */
  id: string;
  /** What a press does. */
  label: string;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the system's chooser of images, for one file. */
export function FileButton({ id, label, isDisabled = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ImageInput
        ref={input}
        id={id}
        hidden
        disabled={isDisabled}
        aria-label={label}
        onChoose={([file]) => {
          if (file) onChoose(file);
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon={<ChooseImageIcon size="sm" />}
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
