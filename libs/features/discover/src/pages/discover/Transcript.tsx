import type { CompanyVideo } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { OperatorText, type NamedOperator } from '../../components/OperatorText.tsx';
import { clockTimeOf } from './clockTimeOf.ts';

export interface TranscriptProps {
  lines: CompanyVideo['transcript'];
  operator: NamedOperator;
}

/** All that a film says, with what it shows meanwhile: the film for whoever reads it. */
export function Transcript({ lines, operator }: TranscriptProps) {
  const t = useMessages('discover');
  return (
    <section aria-label={t('companyWords')} className="border-t border-border p-card">
      <h3 className="font-semibold">{t('companyWords')}</h3>
      <ol className="mt-2 grid max-w-prose gap-3">
        {lines.map(({ at_seconds: at, said, seen }) => (
          <li key={at} className="grid grid-cols-[3rem_minmax(0,1fr)] text-detail">
            <span className="text-fg-subtle tabular-nums">{clockTimeOf(at)}</span>
            <div className="min-w-0 wrap-anywhere">
              <p>
                <OperatorText text={said} operator={operator} />
              </p>
              {seen !== '' && <p className="mt-0.5 text-fg-muted">{t('companySeen', { text: seen })}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
