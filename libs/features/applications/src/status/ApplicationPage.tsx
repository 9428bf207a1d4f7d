import { missing } from '@wealth/i18n-locale';
import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { href } from '@wealth/hrefs';
import { Document, Money } from '@wealth/parts';
import { useProfile } from '@wealth/session';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { kindTexts } from '../issues/issueTexts.ts';
import { useIssue } from '../issues/useIssues.ts';
import { applicationState } from '../parts/ApplicationBadge.tsx';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { useApplication } from './useApplication.ts';

export interface ApplicationPageProps {
  id: string;
  /** Where the client has no such application. */
  notFound: ReactNode;
}

interface OfApplication {
  application: IssueApplicationDetail;
  onEnd: () => void;
}

function ApplicationDocument({ application, onEnd }: OfApplication) {
  const words = useIssueWords();
  const { t, dayTime, ownUnits } = words;
  const profile = useProfile();
  const { kind, subject, amount, money, reference, asked_at: askedAt, quantity } = application;
  const list = kind === 'ipo' ? 'ipo' : 'fo';
  // A block has hours of its own, which its application tells.
  const { issue } = useIssue(list, kind === 'block' ? null : subject.id);
  return (
    <Document
      title={subject.name}
      badge={applicationState(application, words)}
      note={t('applicationOf', {
        kind: t(kind === 'block' ? 'kindBlock' : kindTexts[kind]),
        time: dayTime(askedAt),
      })}
      factsLabel={t('application')}
      facts={[
        { name: t('client'), value: profile?.name ?? missing },
        { name: t('reference'), value: reference },
        { name: t('symbol'), value: subject.instrument.symbol },
        { name: t('costQuantity'), value: ownUnits(quantity) },
        ...(money.place === 'units' ? [] : [{ name: t('amount'), value: <Money rupees={amount} /> }]),
      ]}
    >
      <div className="max-w-160">
        <h2 className="sr-only">{t('application')}</h2>
        <ApplicationView application={application} timeline={issue?.timeline ?? []} onEnd={onEnd} />
      </div>
    </Document>
  );
}

/** One application as a page and as a document: printed, it is a tagged PDF. */
export function ApplicationPage({ id, notFound }: ApplicationPageProps) {
  const { t } = useIssueWords();
  const { query, application, isUnknown } = useApplication(id);
  if (isUnknown) return notFound;
  const texts = {
    failedTitle: t('applicationFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={8} />,
  };
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="print:hidden">
        <Breadcrumb
          items={[
            { label: t('me'), href: href.me() },
            { label: t('applications'), href: href.me('application') },
            { label: t('application') },
          ]}
        />
      </div>
      {!application && (
        <div className="grid gap-4">
          <h1 className="text-heading">{t('application')}</h1>
          <Card state={cardStateOf(query, texts)} />
        </div>
      )}
      {application && <ApplicationDocument application={application} onEnd={() => void query.refetch()} />}
    </div>
  );
}
