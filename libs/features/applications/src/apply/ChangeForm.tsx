import { useChangeApplication } from '@wealth/api-sdk/trade';
import type { ApplicationChangeBody, Issue, IssueApplicationDetail } from '@wealth/api-sdk/model';
import { fromWire, noMoney, toWire } from '@wealth/domain';
import {
  blockedAmount,
  checkApplicationChange,
  type ApplicationPayment,
  type ApplicationTerms,
} from '@wealth/domain/issues';
import { Money, useServerNow } from '@wealth/parts';
import { FaultLines, useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { useId, useState } from 'react';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { typedAgain, type TypedBid } from './applicationDraft.ts';
import { BidFields } from './BidFields.tsx';
import { allFaults, bidsOf, bodyOf, missingFaults, type Payer } from './applicationForm.ts';
import { formFaultText } from './formFaultText.ts';
import { figuresOf } from './useApplicationForm.ts';

export interface ChangeFormProps {
  issue: Issue;
  terms: ApplicationTerms;
  application: IssueApplicationDetail;
  /** Back to the application, changed or not. */
  onDone: () => void;
}

/** Who pays does not change. */
const samePayer: Payer = { account: null, isByMandate: false };

/** Other bids for an application that was made: checked by the rules of a change, sent with the PIN. */
export function ChangeForm({ issue, terms, application, onDone }: ChangeFormProps) {
  const words = useIssueWords();
  const { t, when } = words;
  const id = useId();
  const now = useServerNow();
  const [bids, setBids] = useState<readonly TypedBid[]>(() => typedAgain(application.bids, terms.lotSize));
  const [isTried, setIsTried] = useState(false);
  const change = useChangeApplication();

  const typed = { bids, upiId: null, bankId: null };
  const former = {
    amount: fromWire(application.amount),
    isBlocked: application.state === 'MANDATE_APPROVED',
  };
  // What is blocked already pays for the change; the server counts the rest.
  const payment: ApplicationPayment =
    terms.kind === 'ofs'
      ? { by: 'cash', available: terms.retailLimit, chargesOf: () => noMoney }
      : { by: 'mandate', upiId: application.upi_id, account: null };
  const inPaise = bidsOf(bids, terms.lotSize);
  const found = checkApplicationChange(terms, { bids: inPaise, payment }, { at: now, former });
  const faults = allFaults({ own: found, atServer: [], refused: [] }, typed, '');
  const missing = missingFaults(typed, samePayer, '');
  const body = bodyOf(typed, terms.lotSize, samePayer);
  const figures = {
    ...figuresOf(issue, terms, null),
    closedAt: terms.changesUntil,
    blocked: application.amount,
  };

  const { run, isPending } = useConfirmed({
    pin: { when: 'wanted', purpose: () => t('changePin') },
    send: (data: ApplicationChangeBody) => change.mutateAsync({ id: application.id, data }),
    success: () => t('changed'),
  });

  async function submit() {
    setIsTried(true);
    if (body === null || faults.length > 0 || missing.length > 0) return;
    if (await run({ bids: body.bids })) onDone();
  }

  const ofIssue = faults.filter(({ field }) => field !== 'bids');
  return (
    <form
      aria-label={t('changeTitle')}
      noValidate
      className="grid min-w-0 grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 className="text-title">{t('changeTitle')}</h3>
      <p className="text-detail text-fg-muted">{t('changeUntil', { time: when(issue.changes_until) })}</p>
      <FaultLines
        id={id}
        faults={ofIssue.map((fault) => ({
          id: fault.code,
          severity: 'error',
          title: formFaultText(fault, { figures, words }),
        }))}
      />
      <BidFields
        {...{ issue, terms, bids, figures }}
        faults={[...(isTried ? missing : []), ...faults]}
        onChange={setBids}
      />
      <Facts className="text-detail">
        <FactLine name={t('blockedBefore')}>
          <Money rupees={application.amount} />
        </FactLine>
        <FactLine name={t('blockedAfter')} isStrong>
          <Money rupees={former.isBlocked ? application.amount : toWire(blockedAmount(terms, inPaise))} />
        </FactLine>
      </Facts>
      {terms.kind !== 'ofs' && <Note>{t(former.isBlocked ? 'changeBlockedNote' : 'changeNote')}</Note>}
      <div className="flex flex-wrap gap-3 *:grow">
        <Button variant="secondary" onPress={onDone}>
          {t('keepBids')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t('changeSubmit')}
        </Button>
      </div>
    </form>
  );
}
