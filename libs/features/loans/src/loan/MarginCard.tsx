import type { LoanDetail } from '@wealth/api-sdk/model';
import { fromWire, istDay, toWire } from '@wealth/domain';
import {
  afterFall,
  fallOfOneTo,
  fallTo,
  loanRulesOn,
  shortfallOf,
  type CoverShare,
} from '@wealth/domain/loans';
import { Money } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { Fact, FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { Slider } from '@wealth/ui/slider';
import { useState } from 'react';
import { Meter } from '../parts/Meter.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';

export interface MarginCardProps {
  loan: LoanDetail;
  /** What the client has free, after haircut; null while it is not known. */
  free: number | null;
}

const mostFall = 50;

const sharesOf = ({ cover }: LoanDetail): CoverShare[] =>
  cover.map(({ isin, quantity, price, haircut_percent: haircut }) => ({
    isin,
    quantity,
    price: fromWire(price),
    haircutPercent: String(haircut),
    isLarge: true,
  }));

/** What a fall of all prices would bring, and the two ways to mend it. */
function Simulator({
  loan,
  free,
  fall,
  onFall,
}: MarginCardProps & { fall: number; onFall: (fall: number) => void }) {
  const { t, percent, own } = useLoanWords();
  const after = fromWire(loan.value_after_haircut);
  const level = fromWire(loan.call_level);
  const reached = fallTo(level, after);
  const rules = loanRulesOn(istDay(Date.parse(loan.signed_at)));
  const owed = fromWire(loan.call_level / 2);
  const { missing, repay } = shortfallOf(owed, afterFall(after, fall), rules);
  return (
    <div className="grid grid-cols-1 items-start gap-5 tablet:grid-cols-2">
      <Slider
        label={t('ifLowerBy')}
        minimum={0}
        maximum={mostFall}
        value={fall}
        onChange={onFall}
        formatValue={(value) => percent(value, 0)}
        {...(reached !== null && reached <= mostFall
          ? { mark: { value: reached, label: t('callAtFall', { percent: percent(reached, 1) }) } }
          : {})}
      />
      <div aria-live="polite">
        {missing > 0 ? (
          <Note tone="warning" title={t('wouldMiss', { amount: own(toWire(missing)) })}>
            {free === null
              ? t('mendRepay', { amount: own(toWire(repay)) })
              : t('mendBoth', { amount: own(toWire(repay)), free: own(free) })}
          </Note>
        ) : (
          <Note tone="info">{t('noCallAt', { percent: percent(fall, 0) })}</Note>
        )}
      </div>
    </div>
  );
}

/** Which single share would bring a margin call, the others as they are. */
function OneAlone({ loan }: Pick<MarginCardProps, 'loan'>) {
  const { t, percent } = useLoanWords();
  const shares = sharesOf(loan);
  const level = fromWire(loan.call_level);
  return (
    <div className="grid gap-2 border-t border-border pt-4 text-detail">
      <p className="text-fg-muted">{t('ifOneFell')}</p>
      <Facts layout="columns">
        {loan.cover.map(({ isin, instrument }) => {
          const fall = fallOfOneTo(level, shares, isin);
          return (
            <Fact key={isin} name={instrument.symbol}>
              {fall === null ? t('notEvenWhole') : t('minusPercent', { percent: percent(fall, 1) })}
            </Fact>
          );
        })}
      </Facts>
    </div>
  );
}

/** How far away a margin call is: the meter, what a fall would bring, and which share alone. */
export function MarginCard({ loan, free }: MarginCardProps) {
  const { t, percent, day } = useLoanWords();
  const [fall, setFall] = useState(0);
  const { value_after_haircut: now, call_level: call, signed_value_after_haircut: signed } = loan;
  const reached = fallTo(fromWire(call), fromWire(now));
  const isNear = now < loan.warning_level;
  return (
    <Card
      title={t('marginCall')}
      note={t('closeOf', { day: day(loan.priced_on) })}
      action={
        <Badge tone={reached === null ? 'negative' : isNear ? 'warning' : 'neutral'}>
          {reached === null ? t('belowCall') : t('fallReachesShort', { percent: percent(reached, 1) })}
        </Badge>
      }
    >
      <div className="grid gap-5">
        <p className="text-detail text-fg-muted">{t('meterMeans')}</p>
        <div className="grid gap-2">
          <Meter
            whole={Math.max(now, signed, call)}
            call={call}
            now={now}
            {...(fall > 0 ? { fallen: now * (1 - fall / 100) } : {})}
          />
          <Facts className="text-detail">
            <FactLine name={t('callAt')}>
              <Money rupees={call} />
            </FactLine>
            <FactLine name={t('valueNow')}>
              <Money rupees={now} />
            </FactLine>
            <FactLine name={t('valueSigned')}>
              <Money rupees={signed} />
            </FactLine>
          </Facts>
        </div>
        <Simulator {...{ loan, free, fall }} onFall={setFall} />
        <OneAlone loan={loan} />
      </div>
    </Card>
  );
}
