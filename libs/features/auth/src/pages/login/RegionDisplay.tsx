import { india } from '@wealth/i18n-locale';
import { useMessages, useRegion } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { OtherFlag } from './OtherFlag.tsx';

export interface RegionDisplayProps {
  onPress: () => void;
  /** A pointer or the focus has come to the button: it may be pressed next. */
  onApproach: () => void;
}

/** Drawn here: the first page of most visitors fetches no flag. */
function FlagOfIndia() {
  return (
    <svg viewBox="0 0 20 14" aria-hidden="true" className="h-3.5 w-5 rounded-mark border border-border">
      <path className="fill-flag-saffron" d="M0 0h20v4.670H0z" />
      <path className="fill-flag-white" d="M0 4.670h20v4.660H0z" />
      <path className="fill-flag-green" d="M0 9.330h20V14H0z" />
      <circle cx="10" cy="7" r="1.600" fill="none" strokeWidth=".7" className="stroke-flag-navy" />
    </svg>
  );
}

/** Flag, locale and time zone that figures and dates are shown in; a press opens their choice. */
export function RegionDisplay({ onPress, onApproach }: RegionDisplayProps) {
  const t = useMessages('login');
  const { country, locale, timeZone } = useRegion();

  return (
    // What it shows, and not the edge of its touch target, stands in line with the page and its mark.
    <span className="-mx-3 -my-1.5 min-w-0" onPointerEnter={onApproach} onFocus={onApproach}>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        icon={country === india.country ? <FlagOfIndia /> : <OtherFlag country={country} />}
        onPress={onPress}
      >
        <span className="sr-only">{t('regionLabel', { locale, timeZone })}</span>
        <span
          aria-hidden="true"
          className="flex flex-wrap justify-end gap-x-2 text-detail font-normal text-fg-muted *:whitespace-nowrap"
        >
          <span>{locale}</span>
          <span className="text-fg-subtle">·</span>
          <span>{timeZone}</span>
        </span>
      </Button>
    </span>
  );
}
