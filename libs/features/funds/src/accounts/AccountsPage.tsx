import { useGetBankAccounts } from '@wealth/api-sdk/client';
import type { BankAccount } from '@wealth/api-sdk/model';
import { bankSectionId, href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useProfile } from '@wealth/session';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { BankIcon, PlusIcon, SecurityIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { toasts } from '@wealth/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { RunningAccountCard } from '../running/RunningAccountCard.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { AddAccountForm } from './AddAccountForm.tsx';
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

export interface AccountsPageProps {
  /** Lets the client set a PIN; answers whether there is one. */
  onSetPin: () => Promise<boolean>;
  /** Opens customer service; null where there is none. */
  onHelp: (() => void) | null;
}

interface PinFirstProps extends Pick<AccountsPageProps, 'onSetPin'> {
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
          void onSetPin().then((isSet) => {
            if (!isSet) onDismiss();
          });
        }}
      >
        {t('setPin')}
      </Button>
    </div>
  );
}

interface AddCardProps extends Pick<AccountsPageProps, 'onSetPin'> {
  accounts: readonly BankAccount[];
  onAdded: (isInSight: boolean) => void;
}

/** The way to one more account: a form, or why there is none. */
function AddCard({ accounts, onSetPin, onAdded }: AddCardProps) {
  const t = useMessages('funds');
  const profile = useProfile();
  const hasDraft = useHasAccountDraft();
  const [isAdding, setIsAdding] = useState(hasDraft);
  const [isOpenedByPress, setIsOpenedByPress] = useState(false);
  const [addRef, focusAddLater, leaveFocus] = useLaterFocus();
  const isFull = accounts.length >= accountMaximum;

  function content() {
    if (isFull) return <Note tone="info">{t('bankFull')}</Note>;
    if (profile?.has_pin !== true)
      return <PinFirst onSetPin={onSetPin} onPress={focusAddLater} onDismiss={leaveFocus} />;
    if (!isAdding) {
      return (
        <div className="grid justify-items-start gap-3">
          <p className="text-detail text-fg-muted">{t('pennyDropNote')}</p>
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
        </div>
      );
    }
    return (
      <AddAccountForm
        holder={profile.name.trim()}
        onSetPin={onSetPin}
        onAdded={(isInSight) => {
          setIsAdding(false);
          onAdded(isInSight);
        }}
        onCancel={() => {
          focusAddLater();
          setIsAdding(false);
        }}
        hasFocus={isOpenedByPress}
      />
    );
  }
  return <Card title={t('bankAddTitle')}>{content()}</Card>;
}

function Accounts({
  query,
  onHelp,
}: { query: ReturnType<typeof useAccounts> } & Pick<AccountsPageProps, 'onHelp'>) {
  const t = useMessages('funds');
  const hasPin = useProfile()?.has_pin === true;
  const act = useAccountActions();
  const { data: accounts } = query;
  if (accounts && accounts.length > 0) {
    return (
      <ul aria-label={t('bankAccounts')} className="grid grid-cols-1 gap-grid">
        {accounts.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            onHelp={onHelp}
            onAction={hasPin ? (action) => void act(account, action) : undefined}
          />
        ))}
      </ul>
    );
  }
  if (!accounts && query.errorUpdateCount === 0) return <AccountSkeleton />;
  return (
    <Card
      title={t('bankAccounts')}
      state={
        accounts
          ? {
              kind: 'empty',
              icon: <BankIcon size="lg" />,
              title: t('bankEmptyTitle'),
              text: t('bankEmptyText'),
            }
          : cardStateOf(query, {
              failedTitle: t('bankFailedTitle'),
              failedText: t('bankFailedText'),
              skeleton: <AccountSkeleton />,
            })
      }
    />
  );
}

/**
 * The bank accounts that money comes from and goes to, each with what it may be used for now, the way to one more, and the
 * running account. The target of /me#bank-section.
 */
export function AccountsPage({ onSetPin, onHelp }: AccountsPageProps) {
  const t = useMessages('funds');
  const formats = useFormats();
  const query = useAccounts();
  const { data: accounts } = query;
  const section = useRef<HTMLDivElement>(null);

  /** @param isInSight - Who has closed the review is told by the toast of what was found again. */
  function finish(isInSight: boolean) {
    if (!isInSight) return;
    section.current?.focus();
    toasts.show({ type: 'success', title: t('accountAdded') });
  }

  return (
    <div
      ref={section}
      id={bankSectionId}
      role="group"
      aria-label={t('bankAccounts')}
      tabIndex={-1}
      className="grid scroll-mt-20 grid-cols-1 gap-grid rounded-card"
    >
      <Breadcrumb items={[{ label: t('recordMe'), href: href.me() }, { label: t('bankAccounts') }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="grid gap-1">
          <h1 className="text-page max-tablet:sr-only">{t('bankAccounts')}</h1>
          <p className="max-w-column text-fg-muted">{t('accountsText')}</p>
        </div>
        <p className="text-detail text-fg-muted">
          {accounts
            ? t('accountCount', {
                count: formats.quantity(accounts.length),
                most: formats.quantity(accountMaximum),
              })
            : '\u00a0'}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
        <div className="min-w-0 desktop:col-span-2">
          <Accounts query={query} onHelp={onHelp} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-grid">
          {(accounts !== undefined || !query.isError) && (
            <AddCard accounts={accounts ?? []} onSetPin={onSetPin} onAdded={finish} />
          )}
          <RunningAccountCard />
          <Note icon={<SecurityIcon size="sm" />}>{t('accountsNote')}</Note>
        </div>
      </div>
    </div>
  );
}
