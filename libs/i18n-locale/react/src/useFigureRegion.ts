import { india, type Region } from '@wealth/i18n-locale';
import { use } from 'react';
import { LocaleContext } from './MessagesProvider.tsx';

/** The region for which a field writes and reads figures: India outside of a MessagesProvider, as in the stories of one component. */
export function useFigureRegion(): Region {
  return use(LocaleContext)?.region ?? india;
}
