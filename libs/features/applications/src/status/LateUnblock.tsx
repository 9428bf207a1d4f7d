import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { CopyButton } from '@wealth/ui/copy-button';
import { useFormats } from '@wealth/i18n-locale-react';
import { Timeline } from '@wealth/ui/timeline';
import { useIssueWords } from '../parts/useIssueWords.ts';

export interface LateUnblockProps {
  application: IssueApplicationDetail;
}

/** A release that is late: what is owed for it and by which rule, the text to send, and whom to ask in which order. */
export function LateUnblock({ application }: LateUnblockProps) {
  const { t, own, shortDay } = useIssueWords();
  const formats = useFormats();
  const { compensation, reference, mandate, money, amount, account } = application;
  if (compensation === null) return null;
  const { days, since, amount: owed, yearly } = compensation;
  const isOpen = money.blocked > 0;
  const bank = account ? t('accountName', { bank: account.bank_name, number: account.masked_number }) : '';
  const lateSince = formats.day(since, { hasYear: false });
  const blockedSince = shortDay(mandate?.decided_at ?? application.asked_at);
  const letterWith = (write: (rupees: number) => string) =>
    t('lateLetter', {
      reference,
      mandate: mandate?.reference ?? '',
      amount: write(amount),
      since: blockedSince,
      late: lateSince,
      owed: write(owed),
    });
  return (
    <section
      aria-label={t('late')}
      className="grid gap-3 rounded-card border border-border bg-surface p-card text-detail"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-title">
        <span>{t(isOpen ? 'lateOwesSoFar' : 'lateOwed')}</span>
        <Money rupees={owed} />
      </p>
      <p className="text-fg-muted">{t('lateRule', { days, since: lateSince, yearly: own(yearly) })}</p>
      <blockquote className="rounded-control bg-surface-sunken p-3 wrap-anywhere">
        {letterWith(own)}
      </blockquote>
      <div className="print:hidden">
        <CopyButton
          // The bank needs the figures, whatever the eye hides on the screen.
          value={letterWith(formats.amount)}
          label={t('lateText')}
          words={{ copy: t('lateCopy'), copied: t('lateCopied') }}
        />
      </div>
      <h4 className="text-title">{t('lateWhom')}</h4>
      <Timeline
        aria-label={t('lateWhom')}
        items={[
          { id: 'bank', title: t('lateBank', { bank }), state: 'now', text: t('lateBankText') },
          { id: 'registrar', title: t('lateRegistrar'), state: 'next', text: t('lateRegistrarText') },
          { id: 'scores', title: t('lateScores'), state: 'next', text: t('lateScoresText') },
        ]}
      />
    </section>
  );
}
