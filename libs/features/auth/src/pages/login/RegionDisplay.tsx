import { useMessages } from '@wealth/i18n-locale-react';

export interface RegionDisplayProps {
  locale: string;
  timeZone: string;
}

/** Flag, locale and time zone that figures and dates are shown in. */
export function RegionDisplay({ locale, timeZone }: RegionDisplayProps) {
  const t = useMessages('auth');

  return (
    <p className="flex items-center gap-2 text-detail whitespace-nowrap text-fg-muted">
      <span className="sr-only">{t('regionLabel', { locale, timeZone })}</span>
      <svg viewBox="0 0 20 14" aria-hidden="true" className="h-3.5 w-5 rounded-mark border border-border">
        <path className="fill-flag-saffron" d="M0 0h20v4.670H0z" />
        <path className="fill-flag-white" d="M0 4.670h20v4.660H0z" />
        <path className="fill-flag-green" d="M0 9.330h20V14H0z" />
        <circle cx="10" cy="7" r="1.600" fill="none" strokeWidth=".7" className="stroke-flag-navy" />
      </svg>
      <span aria-hidden="true">{locale}</span>
      <span aria-hidden="true" className="text-fg-subtle">
        ·
      </span>
      <span aria-hidden="true">{timeZone}</span>
    </p>
  );
}
