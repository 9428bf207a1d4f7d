import { useMessages } from '@wealth/i18n-locale-react';
import { Badge, type BadgeProps } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { ExportIcon } from '@wealth/ui/icon';
import type { ReactNode } from 'react';
import { Unmasked } from '../money/Unmasked.tsx';
import { ComplaintLines } from './ComplaintLines.tsx';

export interface DocumentFact {
  name: string;
  value: ReactNode;
}

export interface DocumentProps {
  title: string;
  /** How sure it is. */
  badge?: { tone: BadgeProps['tone']; text: string };
  /** One line beneath the title: of when it is, or until when it may change. */
  note?: ReactNode;
  /** What it comes to. */
  sum?: ReactNode;
  /** Names the facts for assistive technology; not shown. */
  factsLabel: string;
  /** Whose document it is, and what it is about. */
  facts: readonly DocumentFact[];
  /** Tables and sections. */
  children: ReactNode;
  /** Only paper shows it: the way to paper is elsewhere. @default false */
  isPaperOnly?: boolean;
  /** 2 where a page around it has a title of its own. @default 1 */
  headingLevel?: 1 | 2;
}

/** The way to paper. What is hidden on the screen is printed hidden, and it says so. */
function PrintButton() {
  const t = useMessages('parts');
  return (
    <div className="grid justify-items-start gap-1 print:hidden">
      <Button icon={<ExportIcon size="sm" />} onPress={() => window.print()}>
        {t('print')}
      </Button>
      <p className="max-w-72 text-caption text-fg-muted">
        <Unmasked instead={t('printHidden')}>{t('printShown')}</Unmasked>
      </p>
    </div>
  );
}

/**
 * A page that is a document: printed, it is a tagged PDF on upright sheets with what is seen here, the whole of every
 * table, where to complain, and that the sandbox has made it.
 */
export function Document({ title, badge, note, sum, factsLabel, facts, ...rest }: DocumentProps) {
  const { children, isPaperOnly = false, headingLevel = 1 } = rest;
  const Heading = `h${headingLevel}` as const;
  const t = useMessages('parts');
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 text-heading">
              {title}
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </Heading>
            {note !== undefined && <p className="mt-1 text-detail text-fg-muted">{note}</p>}
          </div>
          {!isPaperOnly && <PrintButton />}
        </div>
        {sum}
        <section aria-label={factsLabel}>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3 tablet:grid-cols-3 desktop:grid-cols-6 print:grid-cols-3">
            {facts.map(({ name, value }) => (
              <div key={name} className="min-w-0">
                <dt className="text-caption text-fg-muted">{name}</dt>
                <dd className="text-label wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {children}
      <ComplaintLines />
      <p className="text-caption text-fg-subtle">{t('simulatedDocument')}</p>
    </>
  );
}
