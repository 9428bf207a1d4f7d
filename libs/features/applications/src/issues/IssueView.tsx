import type { IssueDetail } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { Fact, Facts } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { TrustIcon } from '@wealth/ui/icon';
import { useIssueWords, type IssueWords } from '../parts/useIssueWords.ts';
import { IssueDocuments } from './IssueDocuments.tsx';
import { IssueDrawFacts } from './IssueDrawFacts.tsx';
import { IssueHours } from './IssueHours.tsx';
import { bandText, issueState, kindTexts } from './issueTexts.ts';
import { Subscription } from './Subscription.tsx';

export interface IssueViewProps {
  issue: IssueDetail;
}

type FactOf = [string, string];

function factsOf(issue: IssueDetail, { t, amount, units, compact, shortDay }: IssueWords): FactOf[] {
  const { kind, lot_size: lot, retail_shares: retail, retail_limit: limit, cut_off: cutOff } = issue;
  const { last_price: last, smallest, lists_at: listsAt } = issue;
  const known = (name: string, figure: number | null, write: (figure: number) => string): FactOf[] =>
    figure === null ? [] : [[name, write(figure)]];
  return [
    ...known(t('lastPrice'), last, amount),
    ...known(t('cutOffOfDay'), kind === 'ofs' ? cutOff : null, amount),
    ...known(t('lot'), kind === 'ofs' ? null : lot, (size) => t('lotShares', { lot: units(size) })),
    ...known(t('smallest'), smallest?.amount ?? null, amount),
    [t('issueSize'), compact(issue.issue_size)],
    [t('retailPart'), t('sharesOf', { quantity: units(retail) })],
    ...known(t('retailLimit'), limit, amount),
    [t('faceValue'), amount(issue.face_value)],
    ...(listsAt === null
      ? []
      : [[t(kind === 'ofs' ? 'sharesDay' : 'listing'), shortDay(listsAt)] satisfies FactOf]),
  ];
}

/** Name, what it is, and how far it is. */
function Head({ issue }: IssueViewProps) {
  const words = useIssueWords();
  const { t } = words;
  const { tone, text } = issueState(issue, words);
  const { name, activity, instrument, kind, seller, status } = issue;
  const isListed = kind !== 'ipo' || status === 'listed';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-heading wrap-anywhere">{name}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="text-detail text-fg-muted">
        {t('subtitle', { kind: t(kindTexts[kind]), activity, symbol: instrument.symbol })}
        {seller !== null && ` · ${t('sellerIs', { seller })}`}
      </p>
      {isListed && (
        <p className="text-detail">
          <Link href={deepHref.stock(instrument)}>{t('seeShare', { symbol: instrument.symbol })}</Link>
        </p>
      )}
    </div>
  );
}

/** One issue: its terms, its hours, who bids, what it warns of, and what there is to read. */
export function IssueView({ issue }: IssueViewProps) {
  const words = useIssueWords();
  const { t, dayTime } = words;
  const { subscription, risks, documents, kind, board, registrar } = issue;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Head issue={issue} />
      <section
        aria-label={t('terms')}
        className="rounded-card border border-border bg-surface p-card text-detail"
      >
        <Facts layout="columns">
          <Fact name={t(kind === 'ofs' ? 'floorPrice' : 'priceBand')} isStrong>
            {bandText(issue, words)}
          </Fact>
          {factsOf(issue, words).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </section>
      <Card
        title={t('subscription')}
        headingLevel="h3"
        note={subscription ? dayTime(subscription.as_of) : undefined}
      >
        <Subscription issue={issue} />
      </Card>
      <Card title={t('hours')} headingLevel="h3">
        <IssueHours issue={issue} />
      </Card>
      {issue.draw && (
        <Card title={t('draw')} headingLevel="h3">
          <IssueDrawFacts draw={issue.draw} />
        </Card>
      )}
      {kind !== 'ipo' && (
        <Card title={t('whatThisIs')} headingLevel="h3">
          <p className="max-w-prose text-detail text-fg-muted">{t(kind === 'ofs' ? 'whatOfs' : 'whatFpo')}</p>
        </Card>
      )}
      {kind === 'ipo' && (
        <Card title={t('listingDay')} headingLevel="h3">
          <p className="max-w-prose text-detail text-fg-muted">
            {t(board === 'sme' ? 'listingDaySme' : 'listingDayMain')}
          </p>
        </Card>
      )}
      {risks.length > 0 && (
        <Card title={t('risks')} headingLevel="h3">
          <ul className="grid list-disc gap-1.5 pl-5 text-detail">
            {risks.map((risk) => (
              <li key={risk} className="wrap-anywhere">
                {risk}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('documents')} headingLevel="h3" note={t('registrarIs', { registrar })} isFlush>
        <IssueDocuments documents={documents} />
      </Card>
      <Note tone="warning" icon={<TrustIcon size="sm" />}>
        {t('nobodyObtains')}
      </Note>
    </div>
  );
}
