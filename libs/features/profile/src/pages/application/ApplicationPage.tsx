import { useMessages } from '@wealth/i18n-locale-react';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useState, type ComponentType } from 'react';

/** One kind of application: a feature brings it, the app puts it into the list. */
export interface ApplicationSource {
  /** Unique among the sources. */
  kind: string;
  /** In the client's language. */
  title: string;
  /** Every application of this kind as a card, with its own loading, empty and error state. */
  Cards: ComponentType;
}

export interface ApplicationPageProps {
  /** In the order of the page. */
  sources: readonly ApplicationSource[];
}

/** Not the kind of any source. */
const all = '';

/** Everything that the client has applied for, and how far each of it is. */
export function ApplicationPage({ sources }: ApplicationPageProps) {
  const t = useMessages('profile');
  const [chosen, setChosen] = useState(all);
  const shown = sources.filter(({ kind }) => chosen === all || kind === chosen);

  return (
    <div className="grid content-start gap-grid">
      {sources.length > 1 && (
        <div className="overflow-x-auto">
          <SegmentedControl
            aria-label={t('applicationFilter')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: all, label: t('applicationAll') },
              ...sources.map(({ kind, title }) => ({ value: kind, label: title })),
            ]}
          />
        </div>
      )}
      {shown.map(({ kind, Cards }) => (
        <Cards key={kind} />
      ))}
    </div>
  );
}
