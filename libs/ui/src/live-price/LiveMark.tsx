import { liveMarkTexts } from '@wealth/i18n-locale/ui/liveMark';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { LiveSource } from './liveSource.ts';
import { useLiveCell } from './useLiveCell.ts';

/** What a price is that is not one of trading that goes on. */
export type PriceMark = 'auction' | 'close' | 'halted';

export interface LiveMarkProps {
  /** Null for a live price, which has no mark. */
  source: LiveSource<PriceMark | null>;
}

const letterOf = { auction: 'auctionLetter', close: 'closeLetter', halted: 'haltedLetter' } as const;

/**
 * A letter behind a price that says what it is, in words for a reader and for the pointer. It takes no width: the digits
 * of a column stay one below the other.
 */
export function LiveMark({ source }: LiveMarkProps) {
  const t = useUiText(liveMarkTexts);
  const element = useLiveCell<PriceMark | null>({
    source,
    write(target, next) {
      const [letter, words] = target.children;
      if (!letter || !words || target.dataset['mark'] === (next ?? '')) return;
      target.dataset['mark'] = next ?? '';
      target.hidden = next === null;
      target.title = next === null ? '' : t(next);
      letter.textContent = next === null ? '' : t(letterOf[next]);
      words.textContent = next === null ? '' : t(next);
    },
  });
  return (
    <span ref={element} hidden className="inline-block w-0 align-super text-tick leading-none text-fg-muted">
      <span aria-hidden="true" className="pl-0.5" />
      <span className="sr-only" />
    </span>
  );
}
