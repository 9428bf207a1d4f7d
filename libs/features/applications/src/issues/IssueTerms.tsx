import type { IssueDetail } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { Badge } from '@wealth/ui/badge';
import { Fact, Facts } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { useIssueWords, type IssueWords } from '../parts/useIssueWords.ts';
import { bandText, issueState, kindTexts } from './issueTexts.ts';

export interface IssueTermsProps {
  issue: IssueDetail;
}

type FactOf = [string, string];

/** What the price that stands first is: found already, a floor, or a band. */
function priceName({ issue_price: price, kind }: IssueDetail) {
  if (price !== null) return 'issuePrice';
  return kind === 'ofs' ? 'floorPrice' : 'priceBand';
}

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
function Head({ issue }: IssueTermsProps) {
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

/** What an issue is, and its terms: what stands first, before the form. */
export function IssueTerms({ issue }: IssueTermsProps) {
  const words = useIssueWords();
  const { t } = words;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Head issue={issue} />
      <section
        aria-label={t('terms')}
        className="rounded-card border border-border bg-surface p-card text-detail"
      >
        <Facts layout="columns" className="grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]">
          <Fact name={t(priceName(issue))} isStrong>
            {issue.issue_price === null ? bandText(issue, words) : words.amount(issue.issue_price)}
          </Fact>
          {factsOf(issue, words).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </section>
    </div>
  );
}
