import { loadCountries, loadMessages, type Language } from '@wealth/i18n-locale';
import type { LazyDialogContentProps } from '@wealth/ui/modal';
import type { ComponentType } from 'react';
import { RegionChooser } from './RegionChooser.tsx';

/** The chooser with its texts, its list of countries and what shows a dialog, which are files of their own. */
export async function loadRegionChooser(language: Language): Promise<ComponentType<LazyDialogContentProps>> {
  const [countries] = await Promise.all([
    loadCountries(),
    loadMessages(language, ['region']),
    import('@wealth/ui/modal-host'),
  ]);
  return ({ close }) => <RegionChooser countries={countries} close={close} />;
}
