import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { Button } from '@wealth/ui/button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { useState } from 'react';
import { IssueDrawFacts } from '../issues/IssueDrawFacts.tsx';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { drawnAgain, type DrawnAgain } from './drawnAgain.ts';

export interface DrawCheckProps {
  application: IssueApplicationDetail;
}

/** How the application was drawn, and the same once more on this page: nobody has to believe the server. */
export function DrawCheck({ application }: DrawCheckProps) {
  const { t, units, ownUnits } = useIssueWords();
  const [again, setAgain] = useState<DrawnAgain | 'none' | null>(null);
  const { draw } = application;
  if (draw === null) return null;
  return (
    <section
      aria-label={t('draw')}
      className="grid gap-3 rounded-card border border-border bg-surface p-card text-detail"
    >
      <h4 className="text-title">{t('draw')}</h4>
      <IssueDrawFacts draw={draw.draw} />
      <Facts className="border-t border-border pt-3">
        <FactLine name={t('yourNumber')}>{units(draw.number)}</FactLine>
        <FactLine name={t('yourPlace')}>
          {t('placeOf', { place: units(draw.place + 1), applicants: units(draw.draw.applicants) })}
        </FactLine>
      </Facts>
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" size="sm" onPress={() => setAgain(drawnAgain(application) ?? 'none')}>
          {t('drawAgain')}
        </Button>
        {again === 'none' && <Note isAnnounced>{t('drawNotTaken')}</Note>}
        {again !== null && again !== 'none' && (
          <Note tone={again.isSame ? 'info' : 'negative'} isAnnounced>
            {t(again.isSame ? 'drawnSame' : 'drawnOther', {
              place: units(again.place + 1),
              quantity: ownUnits(again.allotted),
            })}
          </Note>
        )}
      </div>
      <p className="text-caption text-fg-muted">{t('drawHow')}</p>
    </section>
  );
}
