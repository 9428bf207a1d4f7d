import type { Issue } from '@wealth/api-sdk/model';
import { useServerNow } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { ArrowLeftIcon, IpoIcon, NotFoundIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useIsWide } from '@wealth/ui/breakpoint';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { useState } from 'react';
import { ApplyPanel, type ApplyPanelProps } from '../apply/ApplyPanel.tsx';
import { isUndecided } from '../parts/applicationStates.ts';
import type { IssueListName } from '../parts/applicationPlacing.ts';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { MyApplications } from '../status/MyApplications.tsx';
import { OwnApplication } from '../status/OwnApplication.tsx';
import { IssueCalendar } from './IssueCalendar.tsx';
import { IssueList } from './IssueList.tsx';
import { IssueMore } from './IssueMore.tsx';
import { IssueTerms } from './IssueTerms.tsx';
import { grouped } from './issueTexts.ts';
import { useIssue, useIssues } from './useIssues.ts';

export interface IssuesPanelProps extends Pick<ApplyPanelProps, 'onSetPin' | 'onBankAccounts'> {
  list: IssueListName;
  /** The issue that is open; null for the list alone. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

type Leads = Pick<IssuesPanelProps, 'list' | 'onSetPin' | 'onBankAccounts'>;

/** The client's own application, or the form of one. */
function OwnColumn({ issue, ...leads }: Leads & { issue: Issue }) {
  const now = useServerNow();
  const { application } = issue;
  // A new one after one that has ended, and what was sent just now before the issue tells of it.
  const [begun, setBegun] = useState<string | null>(null);
  const [placed, setPlaced] = useState<string | null>(null);
  const ownId = placed ?? application?.id ?? null;
  const canApply = issue.status === 'open' && now <= Date.parse(issue.bids_until);
  const hasEnded = application !== null && !isUndecided(application.state);
  if (ownId !== null && begun !== ownId) {
    return (
      <OwnApplication
        key={ownId}
        id={ownId}
        issue={issue}
        onAnew={canApply && hasEnded && ownId === application.id ? () => setBegun(ownId) : null}
      />
    );
  }
  return (
    <ApplyPanel
      {...leads}
      issue={issue}
      onPlaced={({ id }) => {
        setBegun(null);
        setPlaced(id);
      }}
    />
  );
}

/** One issue and what the client does with it, side by side where there is room. */
function ChosenIssue({ id, ...leads }: Leads & { id: string }) {
  const { t } = useIssueWords();
  const { query, issue, isUnknown } = useIssue(leads.list, id);
  if (isUnknown) {
    const icon = <NotFoundIcon size="lg" />;
    return (
      <div className="p-6 max-tablet:p-4">
        <Card state={{ kind: 'empty', icon, title: t('unknownTitle'), text: t('unknownText') }} />
      </div>
    );
  }
  if (!issue) {
    const texts = {
      failedTitle: t('issueFailed'),
      failedText: t('nothingChanged'),
      skeleton: <SkeletonRows rows={8} />,
    };
    return (
      <div className="p-6 max-tablet:p-4">
        <Card title={t('issue')} headingLevel="h3" state={cardStateOf(query, texts)} />
      </div>
    );
  }
  return (
    <div className="@container min-w-0">
      <div className="grid min-h-full grid-cols-1 content-start @min-[46rem]:grid-cols-[minmax(0,1fr)_21rem] @min-[46rem]:grid-rows-[auto_1fr]">
        <div className="min-w-0 px-6 pt-6 pb-4 max-tablet:px-4 max-tablet:pt-4">
          <IssueTerms issue={issue} />
        </div>
        {/* Between what it is and all the rest of it, on a narrow screen and for whoever goes through it by keys. */}
        <div className="min-w-0 bg-canvas p-6 max-tablet:p-4 @min-[46rem]:col-start-2 @min-[46rem]:row-span-2 @min-[46rem]:row-start-1 @min-[46rem]:border-l @min-[46rem]:border-border">
          <OwnColumn key={issue.id} {...leads} issue={issue} />
        </div>
        <div className="min-w-0 px-6 pb-6 max-tablet:px-4 max-tablet:pb-4 @max-[46rem]:pt-6">
          <IssueMore issue={issue} />
        </div>
      </div>
    </div>
  );
}

/** The issues of a list with their calendar and the client's own applications. */
function Overview({
  issues,
  list,
  onChoose,
}: Pick<IssuesPanelProps, 'list' | 'onChoose'> & { issues: readonly Issue[] }) {
  const { t } = useIssueWords();
  const isSandbox = useIsSandbox();
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <Card title={t('calendar')} headingLevel="h3" isFlush>
        <IssueCalendar issues={issues} onChoose={onChoose} />
      </Card>
      <MyApplications list={list} />
      <p className="text-detail text-fg-muted">{t(list === 'ipo' ? 'aboutIpo' : 'aboutFo')}</p>
      {isSandbox && <p className="text-caption text-fg-muted">{t('simulated')}</p>}
    </div>
  );
}

/** Issues: the list, its calendar, and one of them with the form or the client's application. */
export function IssuesPanel({ list, chosen, onChoose, onSetPin, onBankAccounts }: IssuesPanelProps) {
  const { t } = useIssueWords();
  const isWide = useIsWide();
  const query = useIssues(list);
  const { data: issues } = query;
  if (!issues || issues.length === 0) {
    const texts = {
      failedTitle: t('issuesFailed'),
      failedText: t('nothingChanged'),
      skeleton: <SkeletonRows rows={6} />,
    };
    const icon = <IpoIcon size="lg" />;
    const empty = { kind: 'empty', icon, title: t('noIssuesTitle'), text: t('noIssuesText') } as const;
    return (
      <div className="p-6 max-tablet:p-4">
        <Card title={t('issues')} state={issues ? empty : cardStateOf(query, texts)} />
      </div>
    );
  }
  const leads = { list, onSetPin, onBankAccounts };
  if (isWide) {
    const [first] = grouped(issues);
    const shown = chosen ?? first?.issues[0]?.id ?? null;
    return (
      <div className="grid grow grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 border-r border-border p-6">
          <IssueList issues={issues} chosen={shown} onChoose={onChoose} isAlone={false} />
          <Overview {...{ issues, list, onChoose }} />
        </div>
        {shown !== null && <ChosenIssue key={shown} id={shown} {...leads} />}
      </div>
    );
  }
  if (chosen !== null) {
    return (
      <div className="min-w-0">
        <div className="px-6 pt-4 max-tablet:px-4">
          <Button variant="ghost" size="sm" icon={<ArrowLeftIcon size="sm" />} onPress={() => onChoose(null)}>
            {t('allIssues')}
          </Button>
        </div>
        <ChosenIssue key={chosen} id={chosen} {...leads} />
      </div>
    );
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5 p-6 max-tablet:p-4">
      <IssueList issues={issues} chosen={null} onChoose={onChoose} isAlone />
      <Overview {...{ issues, list, onChoose }} />
    </div>
  );
}
