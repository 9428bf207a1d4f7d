import { toWire, type Paise } from '@wealth/domain';
import { formatAmount, formatDay } from '@wealth/i18n-locale';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { profitCalendarTexts } from '@wealth/i18n-locale/ui/profitCalendar';
import { directionOf } from '../internal/direction.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { signNames, signs } from './signs.ts';

export interface WeekSumProps {
  /** YYYY-MM-DD: the first of its days that is shown. */
  from: string;
  sum: Paise;
  isMasked: boolean;
}

/** What the days of a week come to, beneath them: only a phone has it, whose cells have no room for amounts. */
export function WeekSum({ from, sum, isMasked }: WeekSumProps) {
  const t = useUiText(profitCalendarTexts);
  const amountText = useUiText(amountTexts);
  const direction = directionOf(sum);
  const amount = formatAmount(toWire(sum), { isSigned: true });
  return (
    <tr className="tablet:hidden">
      <td colSpan={7} className="px-1 pb-1 text-end text-caption">
        <span className="sr-only">
          {`${t('weekFrom', { day: formatDay(from) })}: ${isMasked ? `${amountText('hidden')}, ${t(signNames[direction])}` : amount}`}
        </span>
        <span aria-hidden="true">
          <span className="text-fg-muted">{t('week')}</span>{' '}
          <span className="font-semibold wrap-anywhere tabular-nums">
            {isMasked ? signs[direction] : amount}
          </span>
        </span>
      </td>
    </tr>
  );
}
