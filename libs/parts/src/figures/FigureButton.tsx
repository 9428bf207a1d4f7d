import type { FigureReference } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { openDrawer } from '@wealth/ui/drawer';
import { ChevronRightIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Link } from '@wealth/ui/link';

export interface FigureButtonProps {
  figure: FigureReference;
  /** What the figure is called on the page. */
  name: string;
  /** @default 'text' — 'mark' is a chevron at the end of a row with the name and the figure. */
  look?: 'text' | 'mark';
}

/** Opens how a figure is made up. */
export function FigureButton({ figure, name, look = 'text' }: FigureButtonProps) {
  const t = useMessages('parts');
  const label = t('figureMakeUpOf', { figure: name });
  const open = () => void openDrawer('figure', figure);
  if (look === 'text') {
    return (
      <Link aria-label={label} onPress={open}>
        {t('figureMakeUp')}
      </Link>
    );
  }
  return (
    <IconButton size="sm" aria-label={label} aria-haspopup="dialog" onPress={open}>
      <ChevronRightIcon size="sm" />
    </IconButton>
  );
}
