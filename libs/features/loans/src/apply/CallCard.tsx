import type { LoanFigures } from '@wealth/api-sdk/model';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { WarningIcon } from '@wealth/ui/icon';
import { Money } from '@wealth/parts';
import { Meter } from '../parts/Meter.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';

export interface CallCardProps {
  figures: LoanFigures | null;
  /** Working days to answer a margin call. */
  callDays: number;
}

/** At which value there would be a margin call, how far away that is, and what comes then. */
export function CallCard({ figures, callDays }: CallCardProps) {
  const { t, percent } = useLoanWords();
  return (
    <Card
      title={t('marginCall')}
      headingLevel="h3"
      action={
        <Badge tone="warning" icon={<WarningIcon size="sm" />}>
          {t('knowThis')}
        </Badge>
      }
    >
      <div className="grid gap-4 text-detail">
        <p>{t('callMeans')}</p>
        {figures && figures.value_after_haircut > 0 && (
          <>
            <Meter
              whole={figures.value_after_haircut}
              call={figures.call_level}
              now={figures.value_after_haircut}
            />
            <Facts>
              <FactLine name={t('callAt')}>
                <Money rupees={figures.call_level} />
              </FactLine>
              <FactLine name={t('valueToday')}>
                <Money rupees={figures.value_after_haircut} />
              </FactLine>
            </Facts>
            <p>{t('fallReaches', { percent: percent(figures.fall_percent, 1) })}</p>
          </>
        )}
        <p>{t('callDays', { count: String(callDays) })}</p>
      </div>
    </Card>
  );
}
