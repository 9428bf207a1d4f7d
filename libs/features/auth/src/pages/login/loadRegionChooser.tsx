import { loadCountries } from '@wealth/i18n-locale';
import type { DialogContentProps } from '@wealth/ui/modal';
import type { ComponentType } from 'react';
import { RegionChooser } from './RegionChooser.tsx';

/** The chooser with its list of countries and what shows a dialog, which are files of their own. */
export async function loadRegionChooser(): Promise<ComponentType<DialogContentProps>> {
  const [countries] = await Promise.all([loadCountries(), import('@wealth/ui/modal-host')]);
  return ({ close }) => <RegionChooser countries={countries} close={close} />;
}
