import { useMessages } from '@wealth/i18n-locale-react';
import { ApplicationCard, type ApplicationSource } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useState } from 'react';

export interface ApplicationsPageProps {
  /** In the order in which the client chooses between them. */
  sources: readonly ApplicationSource[];
}

/** Not the kind of any source. */
const all = '';

/** Everything that the client has applied for, the newest first, and how far each of it is. */
export function ApplicationsPage({ sources }: ApplicationsPageProps) {
  const t = useMessages('applications');
  const [chosen, setChosen] = useState(all);
  const shown = sources.filter(({ kind }) => chosen === all || kind === chosen);
  const applications = shown
    .flatMap(({ kind, applications: own }) => own.map((application) => ({ kind, application })))
    .toSorted((one, other) => other.application.at - one.application.at);

  return (
    <div className="grid content-start gap-grid">
      {sources.length > 1 && (
        <div className="overflow-x-auto">
          <SegmentedControl
            aria-label={t('filter')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: all, label: t('all') },
              ...sources.map(({ kind, title }) => ({ value: kind, label: title })),
            ]}
          />
        </div>
      )}
      {applications.map(({ kind, application }) => (
        <ApplicationCard key={`${kind} ${application.id}`} application={application} />
      ))}
      {shown.map(
        ({ kind, instead }) =>
          instead &&
          // That there are none of a kind is said to whoever asks for it, or where there is nothing at all.
          !(instead.state.kind === 'empty' && chosen === all && applications.length > 0) && (
            <Card key={kind} title={instead.title} isFlush state={instead.state} />
          ),
      )}
    </div>
  );
}
