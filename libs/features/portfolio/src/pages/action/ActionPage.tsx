import { isNotFound } from '@wealth/api-sdk';
import type { ClientActionDetail } from '@wealth/api-sdk/model';
import { useGetClientAction } from '@wealth/api-sdk/stat';
import { deepHref, href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useActionWords, useOwnQuantity } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf } from '@wealth/ui/card';
import { LinkButton } from '@wealth/ui/link';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { SkeletonRows } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { ActionEntries } from './ActionEntries.tsx';
import { ActionFacts } from './ActionFacts.tsx';
import { ActionSides } from './ActionSides.tsx';
import { ActionSteps } from './ActionSteps.tsx';
import { OtherActions } from './OtherActions.tsx';
import { stateLooks } from './stateLooks.ts';

export interface ActionPageProps {
  id: string;
  /** Where the client has no such action. */
  notFound: ReactNode;
}

function Head({ action }: { action: ClientActionDetail }) {
  const t = useMessages('corporateActions');
  const words = useActionWords();
  const formats = useFormats();
  const { tone, text } = stateLooks[action.state];
  const ownQuantity = useOwnQuantity();
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-page">
          {t('titleOf', { symbol: action.instrument.symbol, action: words.nameOf(action) })}
        </h1>
        <Badge tone={tone}>{t(text)}</Badge>
        <ShowAssetsToggle />
      </div>
      <p className="text-detail text-fg-muted">
        {t('lead', {
          name: action.instrument.name,
          day: formats.day(action.record_date),
          quantity: ownQuantity(action.entitled_quantity),
        })}
      </p>
    </div>
  );
}

function Content({ action }: { action: ClientActionDetail }) {
  const t = useMessages('corporateActions');
  return (
    <>
      <Head action={action} />
      {action.steps.length > 0 && (
        <Card title={t('steps')}>
          <ActionSteps action={action} />
        </Card>
      )}
      {action.before && <ActionSides action={action} before={action.before} />}
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-2">
        <ActionFacts action={action} />
        {action.entries.length > 0 && <ActionEntries entries={action.entries} />}
      </div>
      {action.dividend && (
        <div>
          <LinkButton variant="secondary" href={deepHref.dividends({ dividend: action.dividend.id })}>
            {t('toDividend')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** What a company did to the client's shares: before and after, why no rupee was gained, and the entries of it. */
export function ActionPage({ id, notFound }: ActionPageProps) {
  const t = useMessages('corporateActions');
  const query = useGetClientAction(id, { query: { meta: { claims: isNotFound } } });
  if (isNotFound(query.error)) return notFound;
  const action = query.data;
  return (
    <div className="grid grid-cols-1 gap-grid">
      <Breadcrumb
        items={[
          { label: t('portfolio'), href: href.portfolio() },
          { label: t('pageTitle'), href: deepHref.corporateActions() },
          { label: t('action') },
        ]}
      />
      {action ? (
        <Content action={action} />
      ) : (
        <>
          <h1 className="sr-only">{t('action')}</h1>
          <Card
            title={t('action')}
            state={cardStateOf(query, {
              failedTitle: t('failed'),
              failedText: t('failedText'),
              skeleton: <SkeletonRows rows={8} />,
            })}
          />
        </>
      )}
      <OtherActions except={id} />
    </div>
  );
}
