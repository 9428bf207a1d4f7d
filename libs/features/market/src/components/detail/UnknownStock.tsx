import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { NotFoundIcon, SearchIcon } from '@wealth/ui/icon';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { StateMessage, type StateMessageProps } from '@wealth/ui/state-message';

export interface UnknownStockProps extends Pick<StateMessageProps, 'headingLevel'> {
  instrument: InstrumentRef;
}

/** Nobody knows the symbol: says so, and leads to the search. */
export function UnknownStock({ instrument: { market, symbol }, headingLevel }: UnknownStockProps) {
  const t = useMessages('market');
  return (
    <StateMessage
      kind="empty"
      size="lg"
      headingLevel={headingLevel}
      icon={<NotFoundIcon size="lg" />}
      title={t('stockUnknown')}
      text={t('stockUnknownText', { symbol, market })}
      action={
        <Button aria-haspopup="dialog" icon={<SearchIcon size="sm" />} onPress={searchOverlay.open}>
          {t('searchInstruments')}
        </Button>
      }
    />
  );
}
