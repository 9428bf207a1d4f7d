import { ApiError } from '@wealth/api-sdk';
import { getAnswerClaimOfferMutationOptions } from '@wealth/api-sdk/credit';
import type { ClaimDetail, ClaimOffer } from '@wealth/api-sdk/model';
import { useMutation } from '@tanstack/react-query';
import { Money } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { DataTable } from '@wealth/ui/data-table';
import { Note } from '@wealth/ui/note';
import { useState } from 'react';
import { useClaimWords } from '../parts/useClaimWords.ts';

interface OfferProps {
  claim: ClaimDetail;
  offer: ClaimOffer;
}

type Answered = { id: string; accept: boolean };

/** Accepting it pays, with the PIN; not accepting it is asked once more. */
function useAnswer({ reference }: ClaimDetail) {
  const { t, day } = useClaimWords();
  const { mutateAsync } = useMutation({
    ...getAnswerClaimOfferMutationOptions(),
    meta: { claims: hasNoAccount },
  });
  const [lacksAccount, setLacksAccount] = useState(false);
  const accepting = useConfirmed<Answered, ClaimDetail>({
    pin: { when: 'first', purpose: () => t('acceptPurpose', { reference }) },
    send: ({ id, accept }, key) => mutateAsync({ id, data: { accept }, headers: { 'Idempotency-Key': key } }),
    success: ({ payment }) => (payment ? t('acceptedToast', { day: day(payment.due_at) }) : null),
    failed: async (error) => setLacksAccount(hasNoAccount(error)),
  });
  const refusing = useConfirmed<Answered, ClaimDetail>({
    confirm: () => ({ title: t('refuseTitle'), message: t('refuseText'), confirmText: t('refuse') }),
    send: ({ id, accept }, key) => mutateAsync({ id, data: { accept }, headers: { 'Idempotency-Key': key } }),
    success: () => t('refusedToast'),
  });
  return { accepting, refusing, lacksAccount };
}

function hasNoAccount(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.some(({ code }) => code === 'no_account');
}

function OfferActions({ claim, offer, onBankAccounts }: OfferProps & { onBankAccounts: () => void }) {
  const { t, own, isMasked } = useClaimWords();
  const { accepting, refusing, lacksAccount } = useAnswer(claim);
  const isBusy = accepting.isPending || refusing.isPending;
  return (
    <div className="grid gap-4">
      {lacksAccount && (
        <Note
          tone="warning"
          isAnnounced
          action={
            <Button variant="ghost" size="sm" onPress={onBankAccounts}>
              {t('bankAccounts')}
            </Button>
          }
        >
          {t('noAccount')}
        </Note>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 max-tablet:*:grow">
        <p className="min-w-0 grow basis-60 text-caption text-fg-muted">{t('answerNote')}</p>
        <Button
          variant="secondary"
          isDisabled={isBusy}
          onPress={() => void refusing.run({ id: claim.id, accept: false })}
        >
          {t('refuse')}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void accepting.run({ id: claim.id, accept: true })}>
          {isMasked ? t('accept') : t('acceptAmount', { amount: own(offer.amount) })}
        </Button>
      </div>
    </div>
  );
}

/** The answer line by line, why, and the two ways to answer it. */
export function OfferCard({ claim, offer, onBankAccounts }: OfferProps & { onBankAccounts: () => void }) {
  const { t } = useClaimWords();
  const { lines, why, amount } = offer;
  return (
    <Card title={t('answer')} isFlush>
      <DataTable
        aria-label={t('answer')}
        rows={lines.map((line, index) => ({ ...line, id: String(index) }))}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'what',
            header: t('answerWhat'),
            isRowHeader: true,
            cell: ({ text }) => text ?? t('answerWhole'),
            total: t('answerTogether'),
          },
          {
            id: 'claimed',
            header: t('claimed'),
            align: 'end',
            cell: ({ claimed }) => <Money rupees={claimed} />,
            total: <Money rupees={claim.amount} />,
          },
          {
            id: 'offered',
            header: t('answerOffered'),
            align: 'end',
            cell: ({ offered }) => <Money rupees={offered} />,
            total: <Money rupees={amount} />,
          },
        ]}
      />
      <div className="grid gap-4 p-card">
        <Note title={t('answerWhy')}>{why}</Note>
        {claim.state === 'OFFERED' && <OfferActions {...{ claim, offer, onBankAccounts }} />}
      </div>
    </Card>
  );
}
