import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { BellIcon, EnlargeIcon, InfoIcon, MinusIcon, PlusIcon, StarIcon } from '@wealth/ui/icon';
import { ContextMenu } from '@wealth/ui/menu';
import { keyOfAction, type SymbolAction } from './symbolAction.ts';

export interface SymbolMenuProps {
  instrument: InstrumentRef;
  /** CSS pixels in the window. */
  at: { x: number; y: number };
  /** The letters stand beside their actions where they do something. */
  areLettersOn: boolean;
  onAction: (action: SymbolAction) => void;
  onClose: () => void;
}

/** What the symbol of an instrument leads to, as a menu. */
export function SymbolMenu({ instrument, at, areLettersOn, onAction, onClose }: SymbolMenuProps) {
  const t = useMessages('parts');
  const letter = (action: SymbolAction) => (areLettersOn ? keyOfAction[action] : undefined);
  // Nobody buys an index.
  const isTraded = instrument.market !== 'INDEX';
  const tradeOptions = [
    { id: 'buy', label: t('buy'), icon: <PlusIcon />, keys: letter('buy') },
    { id: 'sell', label: t('sell'), icon: <MinusIcon />, keys: letter('sell') },
  ] as const;
  return (
    <ContextMenu<SymbolAction>
      aria-label={instrument.symbol}
      at={at}
      groups={[
        {
          id: 'symbol',
          title: instrument.symbol,
          options: [
            { id: 'detail', label: t('openDetail'), icon: <EnlargeIcon />, keys: keyOfAction.detail },
            ...(isTraded ? tradeOptions : []),
            { id: 'alert', label: t('setAlert'), icon: <BellIcon />, keys: letter('alert') },
            { id: 'watch', label: t('addToList'), icon: <StarIcon />, keys: letter('watch') },
          ],
        },
        {
          id: 'help',
          options: [{ id: 'keys', label: t('symbolKeys'), icon: <InfoIcon />, keys: letter('keys') }],
        },
      ]}
      onAction={onAction}
      onClose={onClose}
    />
  );
}
