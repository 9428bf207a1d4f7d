import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { ChooseImageIcon } from '@wealth/ui/icon';
import { useRef } from 'react';

export interface FileChooserProps {
  /** Of the input: what else opens the chooser names it. */
  inputId: string;
  /** Of the file that was chosen last. */
  fileName: string | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** Opens the system's chooser of images, and says what was chosen. */
export function FileChooser({ inputId, fileName, isDisabled, onChoose }: FileChooserProps) {
  const t = useMessages('profile');
  const input = useRef<HTMLInputElement>(null);
  const label = t(fileName === null ? 'chooseImage' : 'chooseAnotherImage');

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        id={inputId}
        type="file"
        accept="image/*"
        hidden
        disabled={isDisabled}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Emptied, so that the same file can be chosen again after it was refused.
          currentTarget.value = '';
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
      <span title={fileName ?? undefined} className="max-w-55 truncate text-fg-muted">
        {fileName ?? t('noFileChosen')}
      </span>
    </div>
  );
}
