import type { Issue } from '@wealth/api-sdk/model';
import type { ApplicationTerms } from '@wealth/domain/issues';
import { FaultLines } from '@wealth/placing';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Countdown } from '@wealth/ui/countdown';
import { BankIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useId, useState } from 'react';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { BidFields } from './BidFields.tsx';
import { CostLines } from './CostLines.tsx';
import { formFaultText } from './formFaultText.ts';
import { PaymentFields } from './PaymentFields.tsx';
import type { ApplicationFormState } from './useApplicationForm.ts';

export interface ApplicationFormProps {
  issue: Issue;
  terms: ApplicationTerms;
  form: ApplicationFormState;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
}

/** Until when an application is taken. What is typed stays when the time is over. */
function TimeLeft({ issue, onEnd }: Pick<ApplicationFormProps, 'issue'> & { onEnd: () => void }) {
  const { t, when } = useIssueWords();
  const { serverClock } = useSession();
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-detail">
      <span className="text-fg-muted">{t('applyUntil', { time: when(issue.bids_until) })}</span>
      <span className="font-medium">
        <Countdown form="text" until={Date.parse(issue.bids_until)} clock={serverClock.now} onEnd={onEnd} />
      </span>
    </p>
  );
}

/** Faults of the issue itself: its time, the PAN, the client's own limits. */
function IssueFaults({ form }: Pick<ApplicationFormProps, 'form'>) {
  const words = useIssueWords();
  const id = useId();
  const { figures } = form;
  const own = form.faults.filter(({ field }) => field === 'issue');
  return (
    <FaultLines
      id={id}
      faults={own.map((fault) => ({
        id: fault.code,
        severity: 'error',
        title: formFaultText(fault, { figures, words }),
        ...(fault.code === 'closed' ? { text: words.t('draftStays') } : {}),
      }))}
    />
  );
}

/** What the button says: what is asked for, and what that blocks. */
function useSubmitText({ issue, form }: Pick<ApplicationFormProps, 'issue' | 'form'>): string {
  const { t, units, amount } = useIssueWords();
  const { preview } = form.server;
  const isOffer = issue.kind === 'ofs';
  if (preview === null || form.faults.length > 0) return t(isOffer ? 'bid' : 'apply');
  const rupees = amount(preview.amount);
  if (isOffer) return t('bidAmount', { quantity: units(preview.quantity), amount: rupees });
  return t('applyAmount', { count: preview.quantity / (issue.lot_size ?? 1), amount: rupees });
}

/** How much of an issue, at which price, and which money is blocked for it. */
export function ApplicationForm({ issue, terms, form, onBankAccounts }: ApplicationFormProps) {
  const { t, when } = useIssueWords();
  const id = useId();
  const [, setIsOver] = useState(false);
  const submitText = useSubmitText({ issue, form });
  const isOffer = issue.kind === 'ofs';
  const { typed, faults, figures, server, change } = form;

  function submit() {
    if (form.review()) return;
    const first = document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
  }

  return (
    <form
      id={id}
      aria-label={t(isOffer ? 'bidFor' : 'applyFor', { name: issue.name })}
      noValidate
      className="grid min-w-0 grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-2">
        <h3 className="text-title">
          {t(isOffer ? 'formOffer' : issue.board === 'sme' ? 'formIndividual' : 'formRetail')}
        </h3>
        <TimeLeft issue={issue} onEnd={() => setIsOver(true)} />
        <IssueFaults form={form} />
      </div>
      <BidFields
        {...{ issue, terms, faults, figures }}
        bids={typed.bids}
        onChange={(bids) => change({ bids })}
      />
      {!isOffer && <PaymentFields {...{ form, onBankAccounts }} />}
      <CostLines issue={issue} preview={server.preview} />
      <Note tone={isOffer ? 'neutral' : 'info'} {...(isOffer ? {} : { icon: <BankIcon size="sm" /> })}>
        {isOffer ? t('offerNote', { time: when(issue.changes_until) }) : t('mandateNote')}
      </Note>
      {issue.board === 'sme' && !isOffer && <Note tone="warning">{t('smeNote')}</Note>}
      {server.hasFailed && (
        <Note tone="warning" isAnnounced>
          {t('notChecked')}
        </Note>
      )}
      <OverlayFooter isOnPhoneOnly>
        <div className="grid gap-2">
          <Button type="submit" form={id} isFullWidth>
            {submitText}
          </Button>
          <p className="text-center text-caption text-fg-muted">
            {issue.mandates_until === null
              ? t('pinNext')
              : t('mandateUntil', { time: when(issue.mandates_until) })}
          </p>
        </div>
      </OverlayFooter>
    </form>
  );
}
