import type { WatchedInstrument, Watchlist } from '@wealth/api-sdk/model';
import { atEnd, instrumentIdOf } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Checkbox } from '@wealth/ui/checkbox';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { TextField } from '@wealth/ui/text-field';
import { useState, type FormEvent } from 'react';
import { listNameFault } from './listNameFault.ts';
import { mostWatched } from './mostWatched.ts';
import type { WatchlistActions } from './useWatchlists.ts';

export interface WatchListsProps {
  instrument: Pick<WatchedInstrument, 'market' | 'symbol' | 'name'>;
  actions: WatchlistActions;
}

interface NewListProps {
  names: readonly string[];
  isPending: boolean;
  /** @returns Whether the list is there. */
  onCreate: (name: string) => Promise<boolean>;
}

function NewList({ names, isPending, onCreate }: NewListProps) {
  const t = useMessages('parts');
  const [name, setName] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const fault = listNameFault(name, names);

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (fault !== null || isPending) return;
    void onCreate(name).then((isThere) => {
      if (!isThere) return;
      setName('');
      setHasTried(false);
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-2 border-t border-border pt-3">
      <TextField
        label={t('newListName')}
        value={name}
        onChange={setName}
        errorMessage={hasTried && fault !== null ? t(fault) : undefined}
      />
      <Button type="submit" variant="secondary" size="sm" isPending={isPending}>
        {t('addToNewList')}
      </Button>
    </form>
  );
}

/** The client's lists with a tick for each that holds the instrument, and a new one. */
export function WatchLists({ instrument, actions }: WatchListsProps) {
  const t = useMessages('parts');
  const { query, lists, move, create, isBusy } = actions;
  if (!lists) {
    if (query.isPending) return <SkeletonRows rows={3} />;
    return (
      <StateMessage
        kind="error"
        title={t('watchlistsFailed')}
        text={t('failedText')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const id = instrumentIdOf(instrument);
  const { market, symbol, name } = instrument;
  const added: WatchedInstrument = { market, symbol, name, listed: true };
  const own = lists.filter(({ kind }) => kind === 'own');
  const holds = (list: Watchlist) => list.instruments.some((row) => instrumentIdOf(row) === id);

  function put(list: Pick<Watchlist, 'id'>, isWanted: boolean) {
    if (isWanted) move(list, { kind: 'add', instruments: [added], place: atEnd });
    else move(list, { kind: 'remove', instruments: [added] });
  }

  async function createWith(listName: string): Promise<boolean> {
    const listId = await create(listName);
    if (listId === null) return false;
    put({ id: listId }, true);
    return true;
  }

  return (
    <div className="grid gap-3">
      {own.length === 0 ? (
        <p className="text-detail text-fg-muted">{t('noListYet')}</p>
      ) : (
        <ul aria-label={t('watchlists')} className="grid max-h-60 gap-1 overflow-y-auto px-0.5">
          {own.map((list) => {
            const isFull = list.instruments.length >= mostWatched && !holds(list);
            return (
              <li key={list.id}>
                <Checkbox
                  isSelected={holds(list)}
                  isDisabled={isFull}
                  onChange={(isWanted) => put(list, isWanted)}
                >
                  <bdi className="wrap-anywhere">{list.name}</bdi>{' '}
                  <span className="text-caption text-fg-muted">
                    {isFull ? t('listFull') : t('listCount', { count: list.instruments.length })}
                  </span>
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
      <NewList names={lists.map((list) => list.name)} isPending={isBusy} onCreate={createWith} />
    </div>
  );
}
