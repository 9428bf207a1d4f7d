import type { WatchedInstrument } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button, type ButtonProps } from '@wealth/ui/button';
import { StarIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Popover } from '@wealth/ui/popover';
import { useState } from 'react';
import { useWatchlists, type WatchlistActions } from './useWatchlists.ts';
import { WatchLists } from './WatchLists.tsx';

export interface WatchButtonProps extends Pick<ButtonProps, 'size'> {
  instrument: Pick<WatchedInstrument, 'market' | 'symbol' | 'name'>;
  /** Only the star, where a word has no room. @default false */
  isIcon?: boolean;
}

/** The client's own lists that hold the instrument; the one of the holdings follows them by itself. */
function countOf({ lists = [] }: WatchlistActions, instrument: WatchButtonProps['instrument']): number {
  const id = instrumentIdOf(instrument);
  const holds = ({ kind, instruments }: (typeof lists)[number]) =>
    kind === 'own' && instruments.some((row) => instrumentIdOf(row) === id);
  return lists.filter(holds).length;
}

/** The star: in which watch lists an instrument is, and the way into and out of each, or into a new one. */
export function WatchButton({ instrument, size = 'sm', isIcon = false }: WatchButtonProps) {
  const t = useMessages('parts');
  const actions = useWatchlists();
  const [isOpen, setIsOpen] = useState(false);
  const count = countOf(actions, instrument);
  return (
    <Popover
      title={t('watchTitle', { symbol: instrument.symbol })}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        isIcon ? (
          <IconButton aria-label={t('watchedIn', { count })} size="lg">
            <StarIcon isFilled={count > 0} />
          </IconButton>
        ) : (
          <Button
            variant="secondary"
            size={size}
            icon={<StarIcon size="sm" isFilled={count > 0} />}
            aria-label={t('watchedIn', { count })}
          >
            {t('watch')}
          </Button>
        )
      }
    >
      <WatchLists instrument={instrument} actions={actions} />
    </Popover>
  );
}
