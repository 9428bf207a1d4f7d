import { useMessages } from '@wealth/i18n-locale-react';
import { listNameFault } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { TextField } from '@wealth/ui/text-field';
import { useState, type FormEvent } from 'react';

export interface NamePanelProps {
  /** Names of the other lists. */
  taken: readonly string[];
  /** @default '' */
  name?: string;
  isPending?: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a list, new or old. */
export function NamePanel({ taken, name: before = '', isPending, onSave, onCancel }: NamePanelProps) {
  const t = useMessages('market');
  const tParts = useMessages('parts');
  const [name, setName] = useState(before);
  const [hasTried, setHasTried] = useState(false);
  const fault = listNameFault(name, taken);

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
          errorMessage={hasTried && fault !== null ? tParts(fault) : undefined}
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
