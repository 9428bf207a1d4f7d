import { stateMessageTexts } from '@wealth/i18n-locale/ui/stateMessage';
import { useLanguage } from '@wealth/i18n-locale-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { LazyContent } from './createLazyContent.ts';

function Unavailable() {
  const t = useUiText(stateMessageTexts);
  return (
    <div role="alert">
      <p className="font-medium">{t('failedTitle')}</p>
      <p className="text-fg-muted">{t('failedText')}</p>
    </div>
  );
}

export interface LazyViewProps<Props> {
  content: LazyContent<Props>;
  props: Props;
  /** Stands for it until it has arrived. */
  fallback: ReactNode;
}

/** Shows what comes with a file of its own, or says that it did not come; the next opening asks for it again. */
export function LazyView<Props extends object>({ content, props, fallback }: LazyViewProps<Props>) {
  const language = useLanguage();
  const [{ Content }, setShown] = useState(() => ({ Content: content.arrived(language) }));
  const [hasFailed, setHasFailed] = useState(false);
  const isSettled = Content !== undefined || hasFailed;

  // Not React's lazy(): it would keep a fallback, once drawn, for 300 ms.
  useEffect(() => {
    if (isSettled) return undefined;
    let isWanted = true;
    content.fetch(language).then(
      (arrived) => {
        if (isWanted) setShown({ Content: arrived });
      },
      (error: unknown) => {
        console.warn('What a dialog or a drawer holds could not be loaded.', error);
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [content, language, isSettled]);

  if (hasFailed) return <Unavailable />;
  return <Suspense fallback={fallback}>{Content ? <Content {...props} /> : fallback}</Suspense>;
}
