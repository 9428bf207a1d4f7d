import type { Figure } from '@wealth/api-sdk/model';
import type { FigureReference } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Link } from '@wealth/ui/link';
import { Fragment } from 'react';
import { useFigureWords } from './useFigureWords.ts';

export interface FigureTermsProps {
  figure: Figure;
  /** Opens another figure in the place of this one. */
  onOpen: (figure: Pick<FigureReference, 'id' | 'isin'>) => void;
}

/** Other figures that this one is the sum of, as an equation. */
export function FigureTerms({ figure, onOpen }: FigureTermsProps) {
  const t = useMessages('figures');
  const { figureName } = useFigureWords();
  if (figure.terms.length === 0) return null;
  const sign = 'text-heading text-fg-muted';
  return (
    <div className="@container flex flex-wrap items-end gap-x-6 gap-y-3 rounded-card bg-surface-sunken p-card wrap-anywhere max-tablet:flex-col max-tablet:items-stretch max-tablet:[&_.figure]:whitespace-normal">
      {figure.terms.map(({ id, amount }, index) => (
        <Fragment key={id}>
          {(index > 0 || amount < 0) && (
            <span aria-hidden="true" className={sign}>
              {amount < 0 ? '−' : '+'}
            </span>
          )}
          <div className="min-w-0">
            <p className="text-detail text-fg-muted">
              <Link
                aria-label={t('openPart', { figure: figureName(id) })}
                onPress={() => onOpen({ id, isin: figure.isin ?? undefined })}
              >
                {figureName(id)}
              </Link>
            </p>
            <p className="text-title">
              {amount < 0 && <span className="sr-only">−</span>}
              <Money rupees={Math.abs(amount)} />
            </p>
          </div>
        </Fragment>
      ))}
      <span aria-hidden="true" className={sign}>
        =
      </span>
      <div className="min-w-0">
        <p className="text-detail text-fg-muted">{figureName(figure.id)}</p>
        <p className="text-title">
          <Money rupees={figure.value} />
        </p>
      </div>
    </div>
  );
}
