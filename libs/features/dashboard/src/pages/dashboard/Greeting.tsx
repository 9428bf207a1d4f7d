import { marketSession } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { PartOfDay } from '@wealth/i18n-locale';
import { useProfile } from '@wealth/session';
import { firstNameOf } from '../../model/firstNameOf.ts';
import { marketTextOf } from '../../model/marketText.ts';
import { useServerNow } from '@wealth/parts';

const named = {
  night: 'greetingNight',
  morning: 'greetingMorning',
  afternoon: 'greetingAfternoon',
  evening: 'greetingEvening',
} as const satisfies Record<PartOfDay, string>;

const unnamed = {
  night: 'greetingNightUnnamed',
  morning: 'greetingMorningUnnamed',
  afternoon: 'greetingAfternoonUnnamed',
  evening: 'greetingEveningUnnamed',
} as const satisfies Record<PartOfDay, string>;

/** Whole sentences whatever is known of the client, the day, and what the market does. */
export function Greeting({ isAlwaysOpen }: { isAlwaysOpen: boolean | undefined }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const now = useServerNow();
  const name = firstNameOf(useProfile()?.name ?? '');
  const part = formats.partOfDay(now);
  const date = formats.longDate(now);

  function session(): string {
    if (isAlwaysOpen) return t('sessionAlwaysOpen');
    // The market as a whole: the shares that trade on until 15:30, while those with derivatives are in their auction.
    const { phase, endsAt } = marketSession(now, { isCasEligible: false });
    return t(marketTextOf(phase), { time: formats.marketTime(endsAt) });
  }

  return (
    // One quiet line: the figure beneath it is the page's own.
    <div className="flex flex-wrap items-baseline gap-x-1 text-body text-fg-muted">
      <h1 className="text-body font-normal">{name === '' ? t(unnamed[part]) : t(named[part], { name })}</h1>
      <span aria-hidden="true" className="max-tablet:hidden">
        ·
      </span>
      <p className="max-tablet:sr-only">
        {isAlwaysOpen === undefined ? date : t('dateLine', { date, session: session() })}
      </p>
    </div>
  );
}
