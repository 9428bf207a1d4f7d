import { useMessages } from '@wealth/i18n-locale-react';
import { diffLetters, type LetterRun } from './diffLetters.ts';

export interface NameComparisonProps {
  atBank: string;
  inIdentity: string;
}

function Name({ label, runs }: { label: string; runs: readonly LetterRun[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-fg-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">
        {runs.map(({ at, text, isSame }) =>
          isSame ? (
            <span key={at}>{text}</span>
          ) : (
            <mark key={at} className="bg-negative-soft text-negative underline">
              {text}
            </mark>
          ),
        )}
      </dd>
    </div>
  );
}

/** Two names beside each other, with the letters marked that only one of them has. */
export function NameComparison({ atBank, inIdentity }: NameComparisonProps) {
  const t = useMessages('funds');
  const { one, other } = diffLetters(atBank, inIdentity);
  return (
    <dl className="grid gap-3 rounded-control border border-border p-3 tablet:grid-cols-2">
      <Name label={t('accountNameAtBank')} runs={one} />
      <Name label={t('accountNameInKyc')} runs={other} />
    </dl>
  );
}
