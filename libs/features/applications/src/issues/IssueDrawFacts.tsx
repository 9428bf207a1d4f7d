import type { IssueDraw } from '@wealth/api-sdk/model';
import { CopyButton } from '@wealth/ui/copy-button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { useIssueWords } from '../parts/useIssueWords.ts';

export interface IssueDrawFactsProps {
  draw: IssueDraw;
}

export const basisTexts = {
  full: 'basisFull',
  proportional: 'basisProportional',
  lots: 'basisLots',
  cut_off: 'basisCutOff',
} as const satisfies Record<IssueDraw['basis'], string>;

/** How an issue was allotted, as it was published: with it anybody can repeat the draw. */
export function IssueDrawFacts({ draw }: IssueDrawFactsProps) {
  const { t, units, dayTime } = useIssueWords();
  const { basis, applicants, shares, demand, lots, seed, published_at: publishedAt } = draw;
  return (
    <div className="grid gap-2 text-detail">
      <p className="text-fg-muted">{t(basisTexts[basis])}</p>
      <Facts>
        <FactLine name={t('drawApplicants')}>{units(applicants)}</FactLine>
        <FactLine name={t('drawShares')}>{units(shares)}</FactLine>
        <FactLine name={t('drawDemand')}>{units(demand)}</FactLine>
        {lots !== null && <FactLine name={t('drawLots')}>{units(lots)}</FactLine>}
        <FactLine name={t('drawSeed', { time: dayTime(publishedAt) })}>
          <span className="inline-flex items-center gap-1">
            {seed}
            <span className="print:hidden">
              <CopyButton value={seed} label={t('drawSeedShort')} align="end" />
            </span>
          </span>
        </FactLine>
      </Facts>
    </div>
  );
}
