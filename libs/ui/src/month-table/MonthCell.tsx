import { formatPercent } from '@wealth/i18n-locale';
import { monthTableTexts } from '@wealth/i18n-locale/ui/monthTable';
import type { Ref } from 'react';
import { heat, heatStep } from '../internal/heat.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { PeriodFigures } from './monthFigures.ts';

/** In a cell there is room for one decimal and no sign of percent; the head of the table says what it is. */
export function shortPercent(percent: number | null): string {
  return formatPercent(percent, { decimals: 1 }).replace('%', '');
}

interface MonthCellProps {
  figures: PeriodFigures | undefined;
  /** Spoken: "March 2026". */
  name: string;
  /** Above the figures, where no head of a column says it. */
  shownName?: string;
  benchmarkName: string;
  isStop: boolean;
  onFocus: () => void;
  ref: Ref<HTMLTableCellElement>;
}

/** One month: its return, the excess beneath it, and a shade that repeats the return. */
export function MonthCell(props: MonthCellProps) {
  const { figures, name, shownName, benchmarkName, isStop, onFocus, ref } = props;
  const t = useUiText(monthTableTexts);
  const box =
    'h-12 rounded-badge px-2 py-1 text-end align-middle tabular-nums max-tablet:h-14 max-tablet:text-start';
  if (!figures) {
    return (
      <td className={`${box} border border-border text-tick text-fg-subtle`}>
        {shownName}
        <span className="sr-only">{t('noFigure', { name })}</span>
      </td>
    );
  }
  return (
    <td
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- what reads the tree without the table takes it for a plain cell
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={`${box} ${heat({ step: `${heatStep(figures.percent)}` })}`}
    >
      <span className="sr-only">
        {t('month', {
          name,
          percent: formatPercent(figures.percent),
          excess: formatPercent(figures.excess),
          benchmark: benchmarkName,
        })}
      </span>
      <span aria-hidden="true" className="grid">
        {shownName !== undefined && <span className="text-tick">{shownName}</span>}
        <span className="text-detail leading-tight font-semibold">{shortPercent(figures.percent)}</span>
        <span className="text-tick leading-tight">{shortPercent(figures.excess)}</span>
      </span>
    </td>
  );
}
