import type { StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Note } from '@wealth/ui/note';
import { useShareStatus } from './useShareStatus.ts';

/** Series of the exchanges whose trades are settled one by one, for delivery only. */
function isTradeForTrade({ series }: Pick<StockDetail, 'series'>): boolean {
  return series === 'BE' || series === 'BZ';
}

const watchText = { asm: 'asmText', gsm: 'gsmText' } as const;

/** In a word each, beside the symbol: what is out of the ordinary with a share. */
export function ShareBadges({ share }: { share: StockDetail }) {
  const t = useMessages('market');
  const { halt } = useShareStatus(share);
  const { surveillance } = share;
  return (
    <>
      {halt && <Badge tone="warning">{t('halted')}</Badge>}
      {isTradeForTrade(share) && <Badge tone="outline">{t('tradeForTrade')}</Badge>}
      {surveillance !== 'none' && <Badge tone="warning">{t(surveillance)}</Badge>}
    </>
  );
}

/** The same in a sentence each, with what follows from it; nothing of an ordinary share. */
export function ShareNotices({ share }: { share: StockDetail }) {
  const t = useMessages('market');
  const { surveillance } = share;
  const texts = [
    ...(isTradeForTrade(share) ? [t('tradeForTradeText')] : []),
    ...(surveillance === 'none' ? [] : [t(watchText[surveillance])]),
  ];
  if (texts.length === 0) return null;
  return (
    <Note tone="warning">
      {texts.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </Note>
  );
}
