import { useEffect, useRef, useState } from 'react';
import { paginationTexts } from '@wealth/i18n-locale/ui/pagination';
import { Button } from '../button/Button.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface LoadMoreProps {
  /** `ready`: the server knows of more. `end`: it does not. */
  state: 'ready' | 'loading' | 'failed' | 'end';
  onLoadMore: () => void;
  /**
   * Asks as soon as it comes near the view, too; never again by itself after a failure. Not above other content of the
   * page, which would then be out of reach. @default false
   */
  isAutomatic?: boolean;
  /** @default a text that suits every list */
  failedText?: string;
}

/** A screen before the end of the list is in sight. */
const nearView = '600px';

/** The end of a list that a cursor walks through: more on request, or as the client comes near it. */
export function LoadMore({ state, onLoadMore, isAutomatic = false, failedText }: LoadMoreProps) {
  const t = useUiText(paginationTexts);
  const element = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });
  const isWatching = isAutomatic && state === 'ready';
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!isWatching || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        latest.current();
        // A page that was at hand may leave the end where it is: only a new observer tells of it again.
        setAsked(asked + 1);
      },
      { rootMargin: nearView },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatching, asked]);

  useEffect(() => {
    // The button that was pressed leaves with the last page: the focus stays where it was.
    const isFocusLost = hadFocus.current && document.activeElement === document.body;
    if (state === 'end' && isFocusLost) status.current?.focus();
    hadFocus.current = element.current?.contains(document.activeElement) ?? false;
  }, [state]);

  return (
    <div ref={element} className="flex min-h-row flex-wrap items-center justify-center gap-3 px-card py-2">
      <span
        ref={status}
        role="status"
        tabIndex={-1}
        className={state === 'failed' ? 'text-detail text-negative' : 'text-detail text-fg-subtle'}
      >
        {state === 'failed' && (failedText ?? t('failed'))}
        {state === 'end' && t('end')}
      </span>
      {state !== 'end' && (
        <Button variant="secondary" size="sm" isPending={state === 'loading'} onPress={onLoadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
