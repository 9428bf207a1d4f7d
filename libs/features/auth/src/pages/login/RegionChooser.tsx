import {
  createFormats,
  india,
  languageName,
  languages,
  regionInLanguage,
  regionOf,
  searchCountries,
  searchTimeZones,
  type Country,
  type Language,
  type NamedCountry,
} from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { ComboBox } from '@wealth/ui/combo-box';
import { Flag } from '@wealth/ui/flag';
import type { DialogContentProps } from '@wealth/ui/modal';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { RadioGroup } from '@wealth/ui/radio-group';
import { startTransition, useEffect, useId, useState, type FormEvent } from 'react';
import { useRegionDraft, type RegionDraft } from './useRegionDraft.ts';

export interface RegionChooserProps extends DialogContentProps {
  countries: readonly Country[];
}

/** Country, time zone and language of the display. Amounts stay rupees, mobiles Indian and market times IST. */
export function RegionChooser({ countries, close }: RegionChooserProps) {
  const t = useMessages('region');
  const draft = useRegionDraft(countries);
  const formId = useId();

  function apply(event: FormEvent) {
    event.preventDefault();
    draft.apply();
    close();
  }

  return (
    <form id={formId} onSubmit={apply} className="flex flex-col gap-4">
      <CountryField countries={draft.countries} country={draft.country} onChoose={draft.chooseCountry} />
      <TimeZoneField
        // Another country has other zones: what was typed goes with the old ones.
        key={draft.country?.code}
        timeZones={draft.country?.timeZones ?? [draft.timeZone]}
        timeZone={draft.timeZone}
        language={draft.language}
        onChoose={draft.chooseTimeZone}
      />
      <RadioGroup
        label={t('language')}
        orientation="horizontal"
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        value={draft.language}
        onChange={draft.chooseLanguage}
      />
      <Sample draft={draft} />
      <OverlayFooter isOnPhoneOnly>
        <div className="flex flex-wrap justify-end gap-3 max-tablet:*:grow">
          <Button variant="secondary" onPress={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t('apply')}
          </Button>
        </div>
      </OverlayFooter>
    </form>
  );
}

interface CountryFieldProps {
  countries: readonly NamedCountry[];
  country: NamedCountry | null;
  onChoose: (code: string) => void;
}

/** Whether a frame with this component has been on the screen: what comes next does not hold it up. */
function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setIsDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isDrawn;
}

/** Found by its name in the client's language or in English, by its two letters or by its phone code. */
function CountryField({ countries, country, onChoose }: CountryFieldProps) {
  const t = useMessages('region');
  const [text, setText] = useState('');
  const isUntouched = text === country?.displayName;
  const found = isUntouched ? countries : searchCountries(countries, text);
  const isDrawn = useIsDrawn();
  // The dialog is there at once; the other 250 rows follow.
  const shown = isDrawn || !country ? found : [country];

  return (
    <ComboBox
      label={t('country')}
      options={shown.map(({ code, displayName }) => ({ value: code, label: displayName }))}
      value={country?.code ?? null}
      onSearch={setText}
      // With the focus goes what was typed: the chosen one is among the options again.
      onBlur={() => setText(country?.displayName ?? '')}
      onChange={(code) => code !== null && onChoose(code)}
    />
  );
}

interface TimeZoneFieldProps {
  timeZones: readonly string[];
  timeZone: string;
  language: Language;
  onChoose: (timeZone: string) => void;
}

/** Found by its IANA name, by its name in the client's language, by its short one (IST) or by a city. */
function TimeZoneField({ timeZones, timeZone, language, onChoose }: TimeZoneFieldProps) {
  const t = useMessages('region');
  const [text, setText] = useState('');
  const found = text === timeZone ? timeZones : searchTimeZones(timeZones, text, language);

  return (
    <ComboBox
      label={t('timeZone')}
      options={found.map((value) => ({ value, label: value }))}
      value={timeZone}
      onSearch={setText}
      onBlur={() => setText(timeZone)}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
    />
  );
}

/** Rupees: enough to show how a region groups the digits. */
const sampleAmount = 1234567.89;

function Sample({ draft: { country, timeZone, language } }: { draft: RegionDraft }) {
  const t = useMessages('region');
  const { serverClock } = useSession();
  const [now] = useState(() => serverClock.now());
  const region = country ? regionOf(country, timeZone) : india;
  const formats = createFormats(regionInLanguage(region, language), 'international');

  return (
    <div className="flex gap-3 rounded-control bg-surface-sunken px-3.5 py-3 text-detail text-fg-muted">
      <Flag country={region.country} size="md" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium text-fg tabular-nums">
          {t('sample', { amount: formats.amount(sampleAmount), time: formats.dateTime(now) })}
        </p>
        <p>{t('note')}</p>
      </div>
    </div>
  );
}
