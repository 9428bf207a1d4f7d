import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { TextField } from '@wealth/ui/text-field';
import { useState, type FormEvent } from 'react';

/** Letters of a name, as the server takes it. */
const longestName = 60;

export interface NamePanelProps {
  /** Names of the other lists. */
  taken: readonly string[];
  /** @default '' */
  name?: string;
  isPending?: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

const keyOf = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Asks for the name of a list, new or old. */
export function NamePanel({ taken, name: before = '', isPending, onSave, onCancel }: NamePanelProps) {
  const t = useMessages('market');
  const [name, setName] = useState(before);
  const [hasTried, setHasTried] = useState(false);
  const isTaken = taken.some((other) => keyOf(other) === keyOf(name));
  const fault =
    name === ''
      ? t('nameRequired')
      : name.length > longestName
        ? t('nameTooLong')
        : isTaken
          ? t('nameTaken')
          : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (fault === null) onSave(name);
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex flex-wrap items-start gap-3 border-b border-border p-card"
    >
      <div className="min-w-50 flex-1">
        <TextField
          label={t('listName')}
          value={name}
          onChange={setName}
          autoFocus
          errorMessage={hasTried && fault !== null ? fault : undefined}
        />
      </div>
      <Button type="submit" isPending={isPending}>
        {t('saveName')}
      </Button>
      <Button variant="secondary" onPress={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
