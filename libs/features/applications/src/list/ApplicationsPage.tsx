import { applicationSearch, type ApplicationSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import {
  ApplicationCard,
  ClearFilters,
  FilterBar,
  isWaiting,
  type Application,
  type ApplicationSource,
  type ListFilter,
  type SearchChange,
} from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { NoResultsIcon } from '@wealth/ui/icon';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { ApplicationsOnPaper } from './ApplicationsOnPaper.tsx';
import { useApplicationFilters } from './useApplicationFilters.ts';

export interface ApplicationsPageProps {
  /** In the order in which the client chooses between them. */
  sources: readonly ApplicationSource[];
  /** What the address says. */
  search: ApplicationSearch;
  onSearchChange: SearchChange<ApplicationSearch>;
}

/** Not the kind of any source. */
const all = '';

/** Whether an address leaves an application in the list. */
function fits({ status, query }: ApplicationSearch, application: Application): boolean {
  const { title, detail = '', reference = '', state } = application;
  if (status !== undefined && isWaiting(application) !== (status === 'waiting')) return false;
  const text = [title, detail, reference, state.text].join(' ').toLocaleLowerCase();
  return (query ?? '')
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

interface NoneFitsProps extends Pick<ApplicationsPageProps, 'search' | 'onSearchChange'> {
  filters: readonly ListFilter[];
}

function NoneFits({ filters, search, onSearchChange }: NoneFitsProps) {
  const t = useMessages('applications');
  return (
    <Card
      state={{
        kind: 'empty',
        icon: <NoResultsIcon size="lg" />,
        title: t('noneFitTitle'),
        text: t('noneFitText'),
        action: <ClearFilters {...{ filters, search, onSearchChange }} schema={applicationSearch} />,
      }}
    />
  );
}

interface KindsProps extends ApplicationsPageProps {
  chosen: string;
}

/** Of what kind they are. */
function Kinds({ sources, chosen, onSearchChange }: KindsProps) {
  const t = useMessages('applications');
  return (
    /* As high as a finger needs: what scrolls cuts off what reaches beyond it. */
    <div className="-my-1.5 overflow-x-auto py-1.5 print:hidden">
      <SegmentedControl
        aria-label={t('filter')}
        value={chosen}
        onChange={(kind) => onSearchChange({ kind: kind === all ? undefined : kind }, { isStep: true })}
        options={[
          { value: all, label: t('all') },
          ...sources.map(({ kind, title }) => ({ value: kind, label: title })),
        ]}
      />
    </div>
  );
}

/** Everything that the client has applied for, the newest first, and how far each of it is. */
export function ApplicationsPage({ sources, search, onSearchChange }: ApplicationsPageProps) {
  const t = useMessages('applications');
  const filters = useApplicationFilters();
  const chosen = sources.find(({ kind }) => kind === search.kind)?.kind ?? all;
  const shown = sources.filter(({ kind }) => chosen === all || kind === chosen);
  const known = shown
    .flatMap(({ kind, applications: own }) => own.map((application) => ({ kind, application })))
    .toSorted((one, other) => other.application.at - one.application.at);
  const applications = known.filter(({ application }) => fits(search, application));
  const isFiltered = search.status !== undefined || search.query !== undefined;

  // They come together, so that none moves another.
  const reading = shown.filter(({ instead }) => instead?.state.kind === 'loading');
  const listed = reading.length === 0 ? applications : [];
  const more = sources.find(({ onMore }) => onMore !== undefined)?.onMore;
  const kinds = sources.length > 1 && <Kinds {...{ sources, search, onSearchChange, chosen }} />;

  return (
    <div className="grid grid-cols-1 content-start gap-grid">
      {kinds}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <FilterBar {...{ filters, search, onSearchChange }} schema={applicationSearch}>
          <ApplicationsOnPaper applications={listed.map(({ application }) => application)} />
        </FilterBar>
      </div>
      {reading[0]?.instead && <Card {...reading[0].instead} isFlush />}
      {listed.map(({ kind, application }) => (
        <ApplicationCard key={`${kind} ${application.id}`} application={application} />
      ))}
      {reading.length === 0 && isFiltered && known.length > 0 && applications.length === 0 && (
        <NoneFits {...{ filters, search, onSearchChange }} />
      )}
      {shown.map(
        ({ kind, instead }) =>
          instead &&
          instead.state.kind !== 'loading' &&
          reading.length === 0 &&
          // That there are none of a kind is said to whoever asks for it, or where there is nothing at all.
          !(instead.state.kind === 'empty' && chosen === all && known.length > 0) && (
            <Card key={kind} title={instead.title} isFlush state={instead.state} />
          ),
      )}
      {more && (
        <Button variant="secondary" onPress={more}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
