import type { Block } from '@wealth/api-sdk/model';
import { fromWire, toWire, valueAt } from '@wealth/domain';
import { Button } from '@wealth/ui/button';
import { ChoiceCards } from '@wealth/ui/choice-card';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { useState } from 'react';
import { useBlockWords } from './useBlockWords.ts';

export interface BlockListProps {
  blocks: readonly Block[];
  /** The id of the one that is bid on. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** What is offered and looked for in the window, one of them to be bid on. */
export function BlockList({ blocks, chosen, onChoose }: BlockListProps) {
  const { t, amount, bound, terms, percent } = useBlockWords();
  const isPhone = useBreakpoint() === 'mobile';
  const [isUnfolded, setIsUnfolded] = useState(false);
  const own = blocks.find(({ id }) => id === chosen);
  // On a phone the form stands beneath the list: the others make room for it.
  const shown = isPhone && own && !isUnfolded ? [own] : blocks;
  const folded = blocks.length - shown.length;
  return (
    <section aria-label={t('blocksTitle')} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-title">{t('blocksTitle')}</h3>
        <span className="text-detail text-fg-muted">{t('simulatedParties')}</span>
      </div>
      {blocks.length === 0 ? (
        <p className="text-detail text-fg-muted">{t('noBlocks')}</p>
      ) : (
        <ChoiceCards
          label={t('chooseBlock')}
          // Without a choice the first one takes the focus; a choice that is not there would keep all of them from it.
          value={own ? own.id : null}
          onChange={(id) => {
            setIsUnfolded(false);
            onChoose(id);
          }}
          options={shown.map((block) => ({
            value: block.id,
            title: t(block.side === 'SELL' ? 'offered' : 'lookedFor', { symbol: block.instrument.symbol }),
            description: t('blockLine', {
              terms: terms(block.quantity, block.price),
              reference: amount(block.reference),
              against: percent(block.against_percent),
              smallest: bound(toWire(valueAt(fromWire(block.price), block.smallest_quantity))),
            }),
            aside: block.status === 'open' ? block.id : t('gone'),
            isDisabled: block.status !== 'open' && block.id !== chosen,
          }))}
        />
      )}
      {folded > 0 && (
        <Button variant="ghost" size="sm" onPress={() => setIsUnfolded(true)}>
          {t('moreBlocks', { count: folded })}
        </Button>
      )}
    </section>
  );
}
