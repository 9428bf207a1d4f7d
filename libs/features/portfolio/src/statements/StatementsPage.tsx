import { href, type RangeSearch, type StatementKind, type StatementSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { RangePicker, StatementDesk, type SearchChange } from '@wealth/parts';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { ChoiceCards } from '@wealth/ui/choice-card';
import type { ReactNode } from 'react';
import { DayChoice } from './DayChoice.tsx';
import { DividendsStatement } from './DividendsStatement.tsx';
import { HoldingsStatement } from './HoldingsStatement.tsx';
import { useStatementChoices } from './useStatementChoices.tsx';
import { useStatementDay } from './useStatementDay.ts';

/** Statements that belong to other features. */
type OtherKind = Exclude<StatementKind, 'holdings' | 'dividends'>;

export interface StatementsPageProps {
  /** What the address says. */
  search: StatementSearch;
  onSearchChange: SearchChange<StatementSearch>;
  /** Statements of other features, by what they are about. */
  renderOther: Readonly<Record<OtherKind, (range: RangeSearch) => ReactNode>>;
}

interface ChosenProps extends Pick<StatementsPageProps, 'renderOther'> {
  kind: StatementKind;
  day: string;
  range: RangeSearch;
}

function Chosen({ kind, day, range, renderOther }: ChosenProps) {
  if (kind === 'holdings') return <HoldingsStatement day={day} />;
  if (kind === 'dividends') return <DividendsStatement range={range} />;
  return renderOther[kind](range);
}

/** Statements of the account: what it is about, of which day or days, and the paper as it will be printed. */
export function StatementsPage({ search, onSearchChange, renderOther }: StatementsPageProps) {
  const t = useMessages('statements');
  const { kind = 'holdings', from, to } = search;
  const { day, ...days } = useStatementDay(search.day);
  const choices = useStatementChoices();
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="grid gap-1 print:hidden">
        <Breadcrumb items={[{ label: t('portfolio'), href: href.portfolio() }, { label: t('title') }]} />
        <h1 className="text-page">{t('title')}</h1>
        <p className="text-detail text-fg-muted">{t('titleNote')}</p>
      </div>
      <StatementDesk
        choice={
          <ChoiceCards
            label={t('kind')}
            value={kind}
            onChange={(next) => onSearchChange({ kind: next }, { isStep: true })}
            options={choices}
          />
        }
        time={
          kind === 'holdings' ? (
            <DayChoice
              {...days}
              day={day}
              onChange={(next) => onSearchChange({ day: next }, { isStep: true })}
            />
          ) : (
            <div role="group" aria-label={t('days')} className="grid gap-3">
              <RangePicker
                value={{ from, to }}
                onChange={(patch) => onSearchChange(patch, { isStep: true })}
              />
            </div>
          )
        }
      >
        <Chosen {...{ kind, day, renderOther }} range={{ from, to }} />
      </StatementDesk>
    </div>
  );
}
