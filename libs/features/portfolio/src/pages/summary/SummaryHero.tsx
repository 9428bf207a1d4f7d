import type { Portfolio } from '@wealth/api-sdk/model';
import { useGetPortfolio } from '@wealth/api-sdk/stat';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  FigureButton,
  GainFigure,
  Money,
  MoneyPlaceholder,
  portfolioAt,
  useAmountText,
  useHoldingTotals,
  usePastDay,
} from '@wealth/parts';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { Skeleton, SkeletonLine } from '@wealth/ui/skeleton';
import { FailedPart } from '@wealth/ui/state-message';
import { Switch } from '@wealth/ui/switch';
import type { Summary } from './useSummary.ts';

/** What belongs to the figure, in one line; beneath one another on a phone. */
const notes =
  'mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-detail text-fg-muted max-tablet:flex-col max-tablet:items-start';

/** A grey line of the length of a text: it breaks where that would. */
function LineOf({ children }: { children: string }) {
  return (
    <span className="relative">
      <span className="invisible px-2">{children}</span>
      <span className="absolute inset-0">
        <SkeletonLine />
      </span>
    </span>
  );
}

/** Of a usual client: amounts and words that are about as long as those that follow. */
function useUsualTexts() {
  const t = useMessages('returns');
  const parts = useMessages('parts');
  const formats = useFormats();
  const [amount, gain] = [formats.amount(8_88_888.88), formats.amount(8_88_888.88, { isSigned: true })];
  const percent = formats.percent(12.34, { isSigned: false });
  const time = formats.marketTime('2024-03-04T14:32:07+05:30', { hasSeconds: true });
  return {
    gains: [
      `▲ ${gain} ${percent} ${t('today')}`,
      `▲ ${gain} ${percent} ${t('since', { day: formats.day('2024-03-04') })}`,
    ],
    notes: [
      `${amount} ${t('invested')}`,
      `${t('withCash')} ${amount}`,
      `${t('pricesOf', { time })} ${parts('figureMakeUp')}`,
    ],
  } as const;
}

/** As high as the figures that follow. */
function HeroSkeleton() {
  const { gains, notes: lines } = useUsualTexts();
  return (
    <>
      <div className="relative">
        <MoneyPlaceholder form="hero" />
        <div className="absolute inset-0 flex items-center">
          <Skeleton shape="block" width="min(280px, 80%)" height={32} />
        </div>
      </div>
      <div className="mt-2 flex gains flex-wrap gap-x-3.5 gap-y-1">
        {gains.map((text) => (
          <LineOf key={text}>{text}</LineOf>
        ))}
      </div>
      <div className={notes}>
        {lines.map((text) => (
          <LineOf key={text}>{text}</LineOf>
        ))}
      </div>
    </>
  );
}

interface FiguresProps {
  portfolio: Portfolio;
  summary: Summary;
  isAfter: boolean;
}

function Figures({ portfolio, summary, isAfter }: FiguresProps) {
  const t = useMessages('returns');
  const formats = useFormats();
  const pastDay = usePastDay();
  const { returns, days } = summary;
  const day = pastDay.ofDay(portfolio.day);
  const isWhole = returns !== undefined && returns.from === returns.first_day;
  const usual = useUsualTexts();
  return (
    <>
      <Money form="hero" rupees={isAfter && returns ? returns.if_sold.value : portfolio.value} />
      <div className="mt-2 flex gains flex-wrap gap-x-3.5 gap-y-1">
        <GainFigure
          amount={portfolio.day_change}
          percent={portfolio.day_change_percent}
          words={day === null ? t('today') : t('onDay', { day })}
        />
        {returns === undefined ? (
          <LineOf>{usual.gains[1]}</LineOf>
        ) : (
          <GainFigure
            amount={returns.gain.total}
            percent={returns.absolute_percent}
            words={isWhole ? t('since', { day: formats.day(returns.first_day) }) : t('inRange')}
          />
        )}
      </div>
      <p className={notes}>
        <span>
          <Money rupees={portfolio.invested} /> {t('invested')}
        </span>
        <span>
          {t('withCash')} <Money rupees={returns?.assets.total} />
        </span>
        <span className="flex flex-wrap items-center gap-x-3.5">
          {t('pricesOf', { time: formats.marketTime(portfolio.as_of, { hasSeconds: true }) })}
          <FigureButton figure={{ ...days, id: 'value' }} name={t('valueOfShares')} />
        </span>
      </p>
    </>
  );
}

interface AfterSwitchProps {
  summary: Summary;
  isAfter: boolean;
  onChange: (isAfter: boolean) => void;
}

/** What would be left if all were sold now. */
function AfterSwitch({ summary: { returns, query }, isAfter, onChange }: AfterSwitchProps) {
  const t = useMessages('returns');
  const amountText = useAmountText();
  const formats = useFormats();
  const isKnown = returns !== undefined && !query.isError;
  return (
    <div className="self-start max-tablet:border-y max-tablet:border-border max-tablet:py-3 tablet:max-w-72">
      <Switch
        layout="row"
        label={t('afterSwitch')}
        description={
          query.isError
            ? t('afterUnknown')
            : t('afterIfSold', {
                amount:
                  returns === undefined
                    ? formats.amount(null)
                    : amountText(returns.if_sold.deducted, { isSigned: true }),
              })
        }
        isSelected={isAfter}
        isDisabled={!isKnown}
        onChange={onChange}
      />
    </div>
  );
}

export interface SummaryHeroProps extends AfterSwitchProps {
  /** Names the figures. */
  title: string;
}

/** The dominant figure: what the shares are worth, how that moved, and what would be left of it. */
export function SummaryHero({ title, ...props }: SummaryHeroProps) {
  const t = useMessages('returns');
  const query = useGetPortfolio();
  const totals = useHoldingTotals();
  const { summary, isAfter } = props;
  const portfolio = query.data && portfolioAt(query.data, totals);
  return (
    <section
      aria-label={title}
      aria-busy={query.isPending}
      className="grid grid-cols-1 gap-x-8 gap-y-3 tablet:flex tablet:flex-wrap tablet:justify-between"
    >
      <div className="@container min-w-0 tablet:flex-1">
        <div className="flex flex-wrap items-center gap-x-1 text-detail text-fg-muted">
          <h2>{isAfter ? t('valueAfter') : t('valueOfShares')}</h2>
          {/* The button is higher than the line of the label and must not push the figure down. */}
          <span className="-my-2 inline-flex">
            <ShowAssetsToggle />
          </span>
        </div>
        {portfolio && <Figures portfolio={portfolio} summary={summary} isAfter={isAfter} />}
        {!portfolio && query.errorUpdateCount === 0 && <HeroSkeleton />}
        {!portfolio && query.errorUpdateCount > 0 && (
          <FailedPart
            title={t('summaryFailed')}
            skeleton={<HeroSkeleton />}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
      <AfterSwitch {...props} />
    </section>
  );
}
