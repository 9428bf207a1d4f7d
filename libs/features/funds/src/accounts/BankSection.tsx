import { useGetBankAccounts } from '@wealth/api-sdk/client';
import { bankSectionId } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { BankIcon, PlusIcon, SecurityIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { toasts } from '@wealth/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { AddAccountForm } from './AddAccountForm.tsx';
import { BankAccountRow } from './BankAccountRow.tsx';
import { useAccountActions } from './useAccountActions.ts';
import { useHasAccountDraft } from './useAccountDraft.ts';

/** As many as the server links. */
const accountMaximum = 5;
/** How often a running penny drop is asked after, in case that the stream does not tell of its end: milliseconds. */
const pendingCheckMs = 15_000;

function useAccounts() {
  return useGetBankAccounts({
    query: {
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'pending') ? pendingCheckMs : false,
    },
  });
}

/** For a control that is not there yet: it takes the focus of the one that goes away with what it did. */
function useLaterFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !ref.current) return;
    isWanted.current = false;
    ref.current.focus();
  });
  function focusLater() {
    isWanted.current = true;
  }
  function leaveFocus() {
    isWanted.current = false;
  }
  return [ref, focusLater, leaveFocus] as const;
}

export interface BankSectionProps {
  /** Lets the client set a PIN; answers whether there is one. */
  onSetPin: () => Promise<boolean>;
}

interface PinFirstProps extends BankSectionProps {
  onPress: () => void;
  /** The client has left the dialog without a PIN. */
  onDismiss: () => void;
}

/** Says that a change needs a PIN, and leads to setting one. */
function PinFirst({ onSetPin, onPress, onDismiss }: PinFirstProps) {
  const t = useMessages('funds');
  return (
    <div className="grid justify-items-start gap-3">
      <Note tone="info">{t('bankNeedsPin')}</Note>
      <Button
        variant="soft"
        icon={<SecurityIcon size="sm" />}
        onPress={() => {
          onPress();
          void onSetPin().then((isSet) => isSet || onDismiss());
        }}
      >
        {t('setPin')}
      </Button>
    </div>
  );
}

/** The bank accounts that money comes from and goes to. The target of /me#bank-section. */
export function BankSection({ onSetPin }: BankSectionProps) {
  const t = useMessages('funds');
  const profile = useProfile();
  const query = useAccounts();
  const act = useAccountActions();
  const hasDraft = useHasAccountDraft();
  const [isAdding, setIsAdding] = useState(hasDraft);
  const [isOpenedByPress, setIsOpenedByPress] = useState(false);
  const { data: accounts } = query;
  const hasPin = profile?.has_pin === true;
  const canAdd = accounts !== undefined && accounts.length < accountMaximum && hasPin;

  const section = useRef<HTMLDivElement>(null);
  const [addRef, focusAddLater, leaveFocus] = useLaterFocus();

  function close() {
    focusAddLater();
    setIsAdding(false);
  }

  /** @param isInSight - Who has closed the review is told by the toast of what was found again. */
  function finish(isInSight: boolean) {
    setIsAdding(false);
    if (!isInSight) return;
    section.current?.focus();
    toasts.show({ type: 'success', title: t('accountAdded') });
  }

  const addButton = (
    <Button
      ref={addRef}
      variant="soft"
      icon={<PlusIcon size="sm" />}
      onPress={() => {
        setIsOpenedByPress(true);
        setIsAdding(true);
      }}
    >
      {t('bankAdd')}
    </Button>
  );

  return (
    <div
      ref={section}
      id={bankSectionId}
      role="group"
      aria-label={t('bankAccounts')}
      tabIndex={-1}
      className="scroll-mt-20 rounded-card"
    >
      <Card
        title={t('bankAccounts')}
        action={canAdd && !isAdding && accounts.length > 0 && addButton}
        isFlush
        state={cardStateOf(query, {
          failedTitle: t('bankFailedTitle'),
          failedText: t('bankFailedText'),
          skeleton: <SkeletonRows rows={2} />,
        })}
      >
        <p className="px-card pt-3 text-detail text-fg-muted">{t('bankNote')}</p>
        {accounts && accounts.length > 0 && (
          <ul aria-label={t('bankAccounts')}>
            {accounts.map((account) => (
              <BankAccountRow
                key={account.id}
                account={account}
                onAction={hasPin ? (action) => void act(account, action) : undefined}
              />
            ))}
          </ul>
        )}
        {accounts?.length === 0 && !isAdding && (
          <StateMessage
            kind="empty"
            icon={<BankIcon size="lg" />}
            title={t('bankEmptyTitle')}
            text={t('bankEmptyText')}
            action={canAdd && addButton}
          />
        )}
        {canAdd && isAdding && (
          <AddAccountForm
            holder={profile?.name.trim() ?? ''}
            onSetPin={onSetPin}
            onAdded={finish}
            onCancel={close}
            hasFocus={isOpenedByPress}
          />
        )}
        {accounts && !canAdd && (
          <div className="p-card">
            {hasPin ? (
              <Note tone="info">{t('bankFull')}</Note>
            ) : (
              <PinFirst onSetPin={onSetPin} onPress={focusAddLater} onDismiss={leaveFocus} />
            )}
          </div>
        )}
      </Card>
    </div>
  );
}
