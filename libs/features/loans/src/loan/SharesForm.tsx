import type { LoanDetail, LoanShares, NamedInstrument } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { NumberField } from '@wealth/ui/number-field';
import { useId, useState } from 'react';
import { FaultList } from '../parts/FaultList.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';
import { useLoanDesk } from './useLoanDesk.tsx';

/** A share of which so many units can be pledged, or released. */
export interface OfferedShare {
  isin: string;
  instrument: NamedInstrument;
  /** Units. */
  most: number;
  /** What a unit is worth after haircut, rupees. */
  worth: number;
}

export interface SharesFormProps {
  kind: 'pledge' | 'release';
  loan: LoanDetail;
  offered: readonly OfferedShare[];
  onSetPin: () => Promise<boolean>;
}

function Review({
  chosen,
  kind,
}: {
  chosen: ReadonlyArray<OfferedShare & { quantity: number }>;
  kind: SharesFormProps['kind'];
}) {
  const { t, ownUnits } = useLoanWords();
  return (
    <div className="grid gap-3">
      <Facts className="rounded-control border border-border bg-surface p-card text-detail">
        {chosen.map(({ isin, instrument, quantity }) => (
          <FactLine key={isin} name={instrument.symbol} isStrong>
            {ownUnits(quantity)}
          </FactLine>
        ))}
      </Facts>
      <Note>{t(kind === 'pledge' ? 'pledgeReview' : 'releaseReview')}</Note>
    </div>
  );
}

/** How many units of which shares are pledged besides, or released. */
export function SharesForm({ kind, loan, offered, onSetPin }: SharesFormProps) {
  const { t, ownUnits } = useLoanWords();
  const id = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const chosen = offered
    .map((share) => ({ ...share, quantity: Math.min(share.most, Math.max(0, typed[share.isin] ?? 0)) }))
    .filter(({ quantity }) => quantity > 0);
  const desk = useLoanDesk({
    kind,
    review: <Review {...{ chosen, kind }} />,
    onDone: () => setTyped({}),
    onSetPin,
  });
  const holdings: LoanShares[] = chosen.map(({ isin, quantity }) => ({ isin, quantity }));
  if (offered.length === 0) {
    return (
      <p className="text-detail text-fg-muted">
        {t(kind === 'pledge' ? 'nothingToPledge' : 'nothingToRelease')}
      </p>
    );
  }
  return (
    <form
      aria-label={t(kind === 'pledge' ? 'pledgeMore' : 'releaseShares')}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (holdings.length > 0) desk.begin({ kind, id: loan.id, holdings });
      }}
    >
      {offered.map(({ isin, instrument, most }) => (
        <NumberField
          key={isin}
          label={instrument.symbol}
          value={typed[isin] ?? null}
          minimum={0}
          maximum={most}
          step={1}
          onChange={(quantity) => {
            desk.clear();
            setTyped((before) => ({ ...before, [isin]: quantity }));
          }}
          description={t('atMostUnits', { quantity: ownUnits(most) })}
        />
      ))}
      <FaultList id={id} faults={desk.refused} />
      <p className="flex flex-wrap justify-between gap-x-3 text-detail">
        <span className="text-fg-muted">{t('afterHaircut')}</span>
        <Money rupees={chosen.reduce((sum, { quantity, worth }) => sum + quantity * worth, 0)} />
      </p>
      <Button type="submit" variant="secondary" isFullWidth isDisabled={holdings.length === 0}>
        {t(kind === 'pledge' ? 'pledgeThese' : 'releaseThese')}
      </Button>
      {desk.dialog}
    </form>
  );
}
