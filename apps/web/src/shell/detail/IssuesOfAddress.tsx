import { useRouter } from '@tanstack/react-router';
import { IssuesPanel, type IssuesPanelProps } from '@wealth/feature-applications';
import { openSetPin } from '@wealth/feature-profile';
import { href, issueSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { goTo } from '../../core/goTo.ts';
import { useSearchOf } from '../../core/useSearchOf.ts';

/** A list of issues as a page; its address names the issue that is open. */
export function IssuesOfAddress({ list }: Pick<IssuesPanelProps, 'list'>) {
  const t = useMessages('issues');
  const router = useRouter();
  const session = useSession();
  const [{ issue }, show] = useSearchOf(issueSearch, list === 'ipo' ? '/services/ipo' : '/services/fo');
  return (
    <>
      <h1 className="mb-4 text-page max-tablet:sr-only">{t(list === 'ipo' ? 'ipo' : 'institutional')}</h1>
      <div className="flex flex-col overflow-clip rounded-card border border-border bg-surface">
        <h2 className="sr-only">{t('issues')}</h2>
        <IssuesPanel
          list={list}
          chosen={issue ?? null}
          onChoose={(id) => show({ issue: id ?? undefined }, { isStep: true })}
          onSetPin={() => openSetPin(session)}
          onBankAccounts={() => goTo(router, href.bankAccounts())}
        />
      </div>
    </>
  );
}
