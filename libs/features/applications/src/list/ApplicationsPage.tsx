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

  // They come together, so that none moves another.
  const reading = shown.filter(({ instead }) => instead?.state.kind === 'loading');
  const listed = reading.length === 0 ? applications : [];

  return (
    <div className="grid content-start gap-grid">
      {sources.length > 1 && (
        /* As high as a finger needs: what scrolls cuts off what reaches beyond it. */
        <div className="-my-1.5 overflow-x-auto py-1.5">
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
      {reading[0]?.instead && <Card {...reading[0].instead} isFlush />}
      {listed.map(({ kind, application }) => (
        <ApplicationCard key={`${kind} ${application.id}`} application={application} />
      ))}
      {shown.map(
        ({ kind, instead }) =>
          instead &&
          instead.state.kind !== 'loading' &&
          reading.length === 0 &&
          // That there are none of a kind is said to whoever asks for it, or where there is nothing at all.
          !(instead.state.kind === 'empty' && chosen === all && applications.length > 0) && (
            <Card key={kind} title={instead.title} isFlush state={instead.state} />
          ),
      )}
    </div>
  );
}
