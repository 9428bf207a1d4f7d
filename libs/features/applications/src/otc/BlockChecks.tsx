import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '@wealth/ui/icon';
import type { ReactNode } from 'react';
import { useBlockWords } from './useBlockWords.ts';

export type CheckState = 'met' | 'notMet' | 'later' | 'warning';

export interface BlockCheck {
  id: string;
  state: CheckState;
  title: string;
  text?: ReactNode;
}

const looks = {
  met: { icon: <CheckIcon size="sm" />, tone: 'text-positive', word: 'met' },
  notMet: { icon: <CloseIcon size="sm" />, tone: 'text-negative', word: 'notMet' },
  later: { icon: <ClockIcon size="sm" />, tone: 'text-fg-muted', word: 'later' },
  warning: { icon: <WarningIcon size="sm" />, tone: 'text-warning', word: 'lookAt' },
} as const;

/** The rules of the window, each with how it stands now: nothing is sent while one of them is not met. */
export function BlockChecks({ checks }: { checks: readonly BlockCheck[] }) {
  const { t } = useBlockWords();
  return (
    <ul aria-label={t('rules')} className="grid text-detail">
      {checks.map(({ id, state, title, text }) => {
        const { icon, tone, word } = looks[state];
        return (
          <li key={id} className="flex items-start gap-3 border-t border-border py-3 last:border-b">
            <span className={`mt-px shrink-0 ${tone}`}>{icon}</span>
            <span className="min-w-0 grow wrap-anywhere">
              {title}
              {text !== undefined && <span className="block text-fg-muted">{text}</span>}
            </span>
            <span className={`shrink-0 ${tone}`}>{t(word)}</span>
          </li>
        );
      })}
    </ul>
  );
}
