import { useMessages } from '@wealth/i18n-locale-react';
import { SearchIcon } from '@wealth/ui/icon';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { useSearchShortcut } from '@wealth/ui/search-shortcut';
import { Button as AriaButton } from 'react-aria-components/Button';

/** The device's own word for it. Only a name for the key: both of them open the search everywhere. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search: a box where the head has room for one, an icon where it has not. */
export function SearchButton() {
  const t = useMessages('frame');
  useSearchShortcut();
  return (
    <AriaButton
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      className="relative touch-target flex shrink-0 items-center justify-center gap-3 rounded-control text-fg-muted layered transition-layer max-tablet:size-11 tablet:min-h-11 tablet:min-w-11 tablet:px-3 desktop:w-96 desktop:max-w-96 desktop:shrink desktop:justify-start desktop:border desktop:border-border desktop:bg-surface"
      onPress={searchOverlay.open}
    >
      <SearchIcon />
      <span className="truncate max-desktop:sr-only">{t('searchBox')}</span>
      <kbd
        aria-hidden="true"
        className="ml-auto shrink-0 rounded-mark border border-border bg-surface-sunken px-1.5 font-sans text-tick whitespace-nowrap max-desktop:hidden"
      >
        {isApple ? t('searchKeyApple') : t('searchKey')}
      </kbd>
    </AriaButton>
  );
}
