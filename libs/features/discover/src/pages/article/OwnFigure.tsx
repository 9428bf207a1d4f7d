import type { Article } from '@wealth/api-sdk/model';
import { useGetAsset } from '@wealth/api-sdk/stat';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import { SkeletonLine } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { useLargestHolding } from '../../components/useLargestHolding.ts';

/** Keeps the line, so that the text beneath it stays where it is. */
const waiting = <SkeletonLine width="60%" />;

function Figure({ children }: { children: ReactNode }) {
  const t = useMessages('discover');
  return (
    <section aria-label={t('figureTitle')}>
      <Note>{children}</Note>
    </section>
  );
}

function LargestHolding() {
  const t = useMessages('discover');
  const largest = useLargestHolding();
  if (largest === undefined) return <Figure>{waiting}</Figure>;
  return <Figure>{largest ? t('figureLargestLong', { ...largest }) : t('figureNoHolding')}</Figure>;
}

function Pledged() {
  const t = useMessages('discover');
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  if (!asset) return <Figure>{waiting}</Figure>;
  return (
    <Figure>
      {asset.pledged === 0 ? (
        t('figureNoPledge')
      ) : (
        <>
          {t('figurePledgedLong')} <Money rupees={asset.pledged} />
        </>
      )}
    </Figure>
  );
}

/** What a lesson says, in the client's own portfolio; nothing until it is known, and for a figure of a later server. */
export function OwnFigure({ figure }: Pick<Article, 'figure'>) {
  if (figure === 'largest_holding') return <LargestHolding />;
  if (figure === 'pledged') return <Pledged />;
  return null;
}
