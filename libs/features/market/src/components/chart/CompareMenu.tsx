import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { CompareIcon } from '@wealth/ui/icon';
import { Popover } from '@wealth/ui/popover';
import { TextField } from '@wealth/ui/text-field';
import { useState, type FormEvent } from 'react';

/** Indices that are always at hand. */
const indices = ['NIFTY50', 'SENSEX', 'NIFTYBANK'] as const;

const symbolForm = /^[A-Z0-9&_-]{1,32}$/;

interface CompareMenuProps {
  instrument: InstrumentRef;
  compare: InstrumentRef | null;
  onChange: (compare: InstrumentRef | null) => void;
}

/** What the chart is compared with: an index, or another share of the same market by its symbol. */
export function CompareMenu({ instrument, compare, onChange }: CompareMenuProps) {
  const t = useMessages('market');
  const [typed, setTyped] = useState('');
  const symbol = typed.toUpperCase();
  const isSymbol = symbolForm.test(symbol) && symbol !== instrument.symbol;

  return (
    <Popover
      title={t('compare')}
      trigger={
        <Button variant="secondary" size="sm" icon={<CompareIcon size="sm" />}>
          {compare === null ? t('compare') : t('comparedWith', { symbol: compare.symbol })}
        </Button>
      }
    >
      {({ close }) => {
        function choose(next: InstrumentRef | null) {
          onChange(next);
          close();
        }
        function submit(event: FormEvent) {
          event.preventDefault();
          const market = instrument.market === 'INDEX' ? 'NSE' : instrument.market;
          if (isSymbol) choose({ market, symbol });
        }
        return (
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-2">
              {indices
                .filter((index) => index !== instrument.symbol)
                .map((index) => (
                  <Button
                    key={index}
                    variant="secondary"
                    size="sm"
                    onPress={() => choose({ market: 'INDEX', symbol: index })}
                  >
                    {index}
                  </Button>
                ))}
            </div>
            <form className="grid gap-3" onSubmit={submit}>
              <TextField label={t('compareSymbol')} value={typed} onChange={setTyped} />
              <Button type="submit" isDisabled={!isSymbol} isFullWidth>
                {t('compare')}
              </Button>
            </form>
            {compare !== null && (
              <Button variant="secondary" isFullWidth onPress={() => choose(null)}>
                {t('stopComparing')}
              </Button>
            )}
          </div>
        );
      }}
    </Popover>
  );
}
