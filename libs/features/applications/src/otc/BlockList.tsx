import type { Block } from '@wealth/api-sdk/model';
import { fromWire, toWire, valueAt } from '@wealth/domain';
import { ChoiceCards } from '@wealth/ui/choice-card';
import { useBlockWords } from './useBlockWords.ts';

export interface BlockListProps {
  blocks: readonly Block[];
  /** The id of the one that is bid on. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** What is offered and looked for in the window, one of them to be bid on. */
export function BlockList({ blocks, chosen, onChoose }: BlockListProps) {
  const { t, amount, compact, terms, percent } = useBlockWords();
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
          value={blocks.some(({ id }) => id === chosen) ? chosen : null}
          onChange={onChoose}
          options={blocks.map((block) => ({
            value: block.id,
            title: t(block.side === 'SELL' ? 'offered' : 'lookedFor', { symbol: block.instrument.symbol }),
            description: t('blockLine', {
              terms: terms(block.quantity, block.price),
              reference: amount(block.reference),
              against: percent(block.against_percent),
              smallest: compact(toWire(valueAt(fromWire(block.price), block.smallest_quantity))),
            }),
            aside: block.status === 'open' ? block.id : t('gone'),
            isDisabled: block.status !== 'open' && block.id !== chosen,
          }))}
        />
      )}
    </section>
  );
}
