import { getApplications } from '@wealth/api-sdk/trade';
import type { ApplicationKind, ApplicationWait, IssueApplication } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { usePages, type Application, type ApplicationSource } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { cardStateOf, type CardState } from '@wealth/ui/card';
import { InstitutionalIcon, IpoIcon, OtcIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { applicationState } from '../parts/ApplicationBadge.tsx';
import { applicationSteps } from '../parts/ApplicationSteps.tsx';
import { useIssueWords, type IssueWords } from '../parts/useIssueWords.ts';
import { otherwiseText, waitText } from '../status/waitText.ts';

type SourceKind = 'ipo' | 'fo' | 'otc';

const sources: ReadonlyArray<{
  kind: SourceKind;
  title: 'ipo' | 'institutional' | 'otc';
  kinds: readonly ApplicationKind[];
  icon: ReactNode;
}> = [
  { kind: 'ipo', title: 'ipo', kinds: ['ipo'], icon: <IpoIcon size="lg" /> },
  { kind: 'fo', title: 'institutional', kinds: ['fpo', 'ofs'], icon: <InstitutionalIcon size="lg" /> },
  { kind: 'otc', title: 'otc', kinds: ['block'], icon: <OtcIcon size="lg" /> },
];

const limit = 20;
const params = { limit };
const rowId = ({ id }: IssueApplication) => id;

const kindNames = { ipo: 'kindIpo', fpo: 'kindFpo', ofs: 'kindOfs', block: 'kindBlock' } as const;

/** The bid with the highest quantity, in one line. */
function askedFor({ bids, quantity, kind }: IssueApplication, { t, ownUnits, amount }: IssueWords): string {
  const bid = bids.find((one) => one.quantity === quantity);
  const price = bid?.price ?? null;
  const units = ownUnits(quantity);
  const shares =
    price === null
      ? t('sharesAtCutOff', { quantity: units })
      : t('sharesAtPrice', { quantity: units, price: amount(price) });
  return t('applicationLine', { kind: t(kindNames[kind]), shares });
}

/** Where the money is, and how much of it. */
function amountOf(
  { money, amount, account }: IssueApplication,
  { t }: IssueWords,
): Pick<Application, 'amount'> {
  // Shares that are to be sold are no money.
  if (money.place === 'units') return {};
  const place =
    money.place === 'bank' && account
      ? t('accountName', { bank: account.bank_name, number: account.masked_number })
      : t('placeCash');
  if (money.blocked > 0) return { amount: { label: t('blockedAtPlace', { place }), rupees: money.blocked } };
  if (money.paid > 0) return { amount: { label: t('moneyPaid'), rupees: money.paid } };
  return { amount: { label: t('moneyFree'), rupees: amount } };
}

/** Who acts next, until when, and what happens if nobody does. */
function Note({ wait, words }: { wait: ApplicationWait; words: IssueWords }) {
  return (
    <p className="text-detail text-fg-muted">
      {wait.otherwise === null
        ? waitText(wait, words)
        : words.t('twoSentences', {
            one: waitText(wait, words),
            other: otherwiseText(wait.otherwise, words),
          })}
    </p>
  );
}

function applicationOf(row: IssueApplication, words: IssueWords): Application {
  const { id, subject, reference, asked_at: askedAt, waiting_for: wait } = row;
  return {
    id,
    title: subject.name,
    detail: askedFor(row, words),
    reference,
    ...amountOf(row, words),
    state: applicationState(row, words),
    at: Date.parse(askedAt),
    stepsLabel: words.t('steps'),
    steps: applicationSteps({ application: row, timeline: [], words }),
    ...(wait ? { note: <Note wait={wait} words={words} /> } : {}),
    href: deepHref.application(id),
  };
}

/** Applications for issues and bids on blocks, by the panel in which they were made. */
export function useIssueApplications(): ApplicationSource[] {
  const words = useIssueWords();
  const { t } = words;
  const { query, rows, hasMore, readOn } = usePages(
    {
      ...pagesOf('getApplications', getApplications, params),
      meta: { claims: () => true },
    },
    rowId,
  );
  const texts = {
    failedTitle: t('applicationsFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={2} />,
  };
  return sources.map(({ kind, title, kinds, icon }): ApplicationSource => {
    const own = (rows ?? []).filter((row) => kinds.includes(row.kind));
    const empty: CardState = { kind: 'empty', icon, title: t('noneYetTitle'), text: t('noneYetText') };
    const state = rows && own.length === 0 ? empty : cardStateOf(query, texts);
    return {
      kind,
      title: t(title),
      applications: own.map((row) => applicationOf(row, words)),
      ...(state && { instead: { title: t(title), state } }),
      // All kinds come in one list: the first source reads on.
      ...(hasMore && kind === 'ipo' ? { onMore: readOn } : {}),
    };
  });
}
