import { keepPreviousData } from '@tanstack/react-query';
import { useSearchStocks } from '@wealth/api-sdk/stock';
import type { WatchedInstrument, Watchlist } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { mostWatched } from '@wealth/parts';
import { ComboBox } from '@wealth/ui/combo-box';
import { useEffect, useState } from 'react';

/** Milliseconds without a key before the server is asked, as the search of the app waits. */
const quietMs = 400;

export interface AddSymbolProps {
  list: Watchlist;
  onAdd: (instrument: WatchedInstrument) => void;
}

/** The text once nobody has typed for a while. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

/** Finds an instrument by symbol, name or ISIN and puts it at the end of the list; then the box is free for the next. */
export function AddSymbol({ list, onAdd }: AddSymbolProps) {
  const t = useMessages('market');
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const text = useQuiet(typed.trim());
  const isAsking = typed.trim() !== '';
  const query = useSearchStocks(
    { query: text },
    { query: { enabled: isAsking && text !== '', placeholderData: keepPreviousData } },
  );
  const found = isAsking ? (query.data ?? []) : [];
  const there = new Set(list.instruments.map(instrumentIdOf));
  const isFull = list.instruments.length >= mostWatched;

  function add(id: string | null) {
    const instrument = found.find((one) => instrumentIdOf(one) === id);
    if (!instrument) return;
    const { market, symbol, name } = instrument;
    setTyped('');
    setAdded(symbol);
    if (!there.has(instrumentIdOf(instrument))) onAdd({ market, symbol, name, listed: true });
  }

  return (
    <>
      <ComboBox
        // An empty box for the next one.
        key={list.instruments.length}
        label={t('addSymbol')}
        isDisabled={isFull}
        description={isFull ? t('listIsFull') : undefined}
        autoFocus={added !== null}
        options={found.map((one) => ({
          value: instrumentIdOf(one),
          label: `${one.symbol} ${one.market}`,
          description: there.has(instrumentIdOf(one)) ? t('addSymbolThere', { name: one.name }) : one.name,
        }))}
        isLoading={isAsking && (query.isFetching || text !== typed.trim())}
        onSearch={setTyped}
        onChange={add}
      />
      <p role="status" className="sr-only">
        {added !== null && t('symbolAdded', { symbol: added })}
      </p>
    </>
  );
}
