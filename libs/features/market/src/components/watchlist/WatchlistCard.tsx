import type { Watchlist } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useWatchlists, type WatchlistActions } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { ChoiceChips } from '@wealth/ui/chip';
import { Link } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { AddSymbol } from './AddSymbol.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { ListMenu, type ListAction } from './ListMenu.tsx';
import { NamePanel } from './NamePanel.tsx';
import { atEnd } from '@wealth/domain';
import { useWatchlistCsv } from './useWatchlistCsv.ts';
import { useWatchlistTable } from './useWatchlistTable.ts';
import { WatchlistTable } from './WatchlistTable.tsx';

type Panel = 'new' | 'rename' | 'arrange' | 'import' | null;

/** Dragging is a file of its own: few rows are ever dragged. */
const ArrangePanel = lazy(async () => ({ default: (await import('./ArrangePanel.tsx')).ArrangePanel }));

interface Removed {
  list: Watchlist;
  index: number;
}

interface ShownListProps {
  list: Watchlist;
  actions: WatchlistActions;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onChoose: (id: string) => void;
  onRemoved: (removed: Removed) => void;
}

/** What a list is called: the one of the holdings in the client's language. */
function useListName(): (list: Watchlist) => string {
  const t = useMessages('market');
  return ({ kind, name }) => (kind === 'holdings' ? t('myHoldings') : name);
}

function ListPanel({ list, actions, panel, onPanel, onChoose }: Omit<ShownListProps, 'onRemoved'>) {
  const close = () => onPanel(null);
  const names = (actions.lists ?? []).filter(({ id }) => id !== list.id).map(({ name }) => name);

  async function create(name: string) {
    const id = await actions.create(name);
    if (id === null) return;
    onChoose(id);
    close();
  }

  if (panel === 'new') {
    return (
      <NamePanel
        taken={[...names, list.name]}
        isPending={actions.isBusy}
        onSave={(name) => void create(name)}
        onCancel={close}
      />
    );
  }
  if (panel === 'rename') {
    return (
      <NamePanel
        key={list.id}
        name={list.name}
        taken={names}
        onSave={(name) => {
          actions.move(list, { kind: 'rename', name });
          close();
        }}
        onCancel={close}
      />
    );
  }
  if (panel !== 'import') return null;
  return (
    <ImportPanel
      list={list}
      onAdd={(instruments) => actions.move(list, { kind: 'add', instruments, place: atEnd })}
      onClose={close}
    />
  );
}

function ShownList(props: ShownListProps) {
  const { list, actions, panel, onPanel, onChoose, onRemoved } = props;
  const t = useMessages('market');
  const formats = useFormats();
  const nameOf = useListName();
  const table = useWatchlistTable(list, actions.move);
  const csv = useWatchlistCsv(table.rows, nameOf(list));
  const lists = actions.lists ?? [];

  async function remove() {
    const index = lists.indexOf(list);
    if (await actions.remove(list)) onRemoved({ list, index });
  }

  function act(action: ListAction) {
    if (action === 'remove') void remove();
    else if (action === 'export') csv.save();
    else if (action === 'ownOrder') actions.move(list, { kind: 'sort', sort: null });
    else onPanel(action);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-border p-card">
        <div className="grid min-w-0 flex-1 basis-40">
          <ChoiceChips
            aria-label={t('list')}
            value={list.id}
            onChange={onChoose}
            options={lists.map((each) => ({
              value: each.id,
              label: nameOf(each),
              count: formats.quantity(each.instruments.length),
            }))}
          />
        </div>
        {list.kind === 'own' && (
          <div className="max-tablet:order-last max-tablet:w-full tablet:max-w-100 tablet:min-w-55 tablet:flex-1">
            <AddSymbol
              list={list}
              onAdd={(instrument) =>
                actions.move(list, { kind: 'add', instruments: [instrument], place: atEnd })
              }
            />
          </div>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-3">
          {list.sort && (
            <Button variant="secondary" size="sm" onPress={table.sortAgain}>
              {t('sortAgain')}
            </Button>
          )}
          <ListMenu list={list} onAction={act} />
        </div>
      </div>
      <ListPanel {...props} />
      {panel === 'arrange' ? (
        <Suspense fallback={<SkeletonTable rows={8} />}>
          <ArrangePanel
            name={nameOf(list)}
            list={list}
            onMove={(move) => actions.move(list, move)}
            onClose={() => onPanel(null)}
          />
        </Suspense>
      ) : (
        <WatchlistTable key={list.id} name={nameOf(list)} list={list} table={table} />
      )}
    </>
  );
}

export interface WatchlistCardProps {
  /** Id of the list that the address names. @default the first one; then the card keeps the choice itself */
  chosen?: string | undefined;
  onChoose?: (id: string) => void;
}

/** The client's watch lists: one of them with live figures, and what can be done with it. */
export function WatchlistCard({ chosen, onChoose }: WatchlistCardProps) {
  const t = useMessages('market');
  const actions = useWatchlists();
  const [own, setOwn] = useState<string>();
  const choose = onChoose ?? setOwn;
  const shown = onChoose ? chosen : own;
  const [panel, setPanel] = useState<Panel>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { query, lists } = actions;
  const list = lists?.find(({ id }) => id === shown) ?? lists?.[0];
  const state = cardStateOf(query, {
    failedTitle: t('watchlistsFailed'),
    failedText: t('watchlistsFailedText'),
    skeleton: <SkeletonTable rows={8} />,
  });

  function restore() {
    if (!removed) return;
    actions.restore(removed.list, removed.index);
    choose(removed.list.id);
    setRemoved(null);
  }

  return (
    <Card
      title={t('watchlist')}
      action={<Link href={deepHref.alerts()}>{t('alerts')}</Link>}
      isFlush
      state={state}
    >
      {removed && (
        <div role="status" className="p-card">
          <Note
            action={
              <Button variant="secondary" size="sm" onPress={restore}>
                {t('undo')}
              </Button>
            }
          >
            {t('listRemoved', { name: removed.list.name })}
          </Note>
        </div>
      )}
      {list && (
        <ShownList
          list={list}
          actions={actions}
          panel={panel}
          onPanel={setPanel}
          onChoose={choose}
          onRemoved={setRemoved}
        />
      )}
    </Card>
  );
}
