import { useGetAsset } from '@wealth/api-sdk/stat';
import { fromWire, minus, toWire } from '@wealth/domain';
import { fundRules } from '@wealth/domain/funds';
import { Money } from '@wealth/parts';
import { Disclosure } from '@wealth/ui/accordion';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useId } from 'react';
import { AccountChoice } from '../money/AccountChoice.tsx';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { faultText } from '../money/fundFaults.ts';
import { GttsAtRisk } from '../money/GttsAtRisk.tsx';
import { FundFrame } from '../money/FundFrame.tsx';
import { FundHead } from '../money/FundHead.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import type { WithdrawalFormState } from './useWithdrawalForm.ts';
import { TellMe } from './TellMe.tsx';
import { Waterfall, type WaterfallWays } from './Waterfall.tsx';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import { WithdrawalSafety } from './WithdrawalSafety.tsx';

export interface WithdrawalFormProps extends WaterfallWays {
  form: WithdrawalFormState;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
  onClose: () => void;
}

/** What becomes of the money, and when. */
function WithdrawalFacts({ form }: Pick<WithdrawalFormProps, 'form'>) {
  const { t, when } = useFundWords();
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  const { amount, typed, payout } = form;
  const after = asset && toWire(minus(fromWire(asset.available), amount ?? fromWire(0)));
  const receive = amount === null ? null : toWire(amount);
  return (
    <FactsBox>
      <FactLine name={t('withdrawalAfter')}>
        <Money rupees={after === undefined || after < 0 ? null : after} />
      </FactLine>
      <FactLine name={t('withdrawalMinimum')}>
        <Money rupees={toWire(fundRules.smallestWithdrawal)} isPublic />
      </FactLine>
      <FactLine name={t('fundFee')}>
        <Money rupees={0} isPublic />
      </FactLine>
      <FactLine name={t('withdrawalSentAt')}>{when(payout.sentAt)}</FactLine>
      <FactLine name={t('withdrawalPaidAt')}>{t('withdrawalBy', { time: when(payout.paidAt) })}</FactLine>
      {receive !== null && (
        <FactLine name={t('withdrawalReceive')} isStrong>
          <Money rupees={receive} isPublic={!typed.isAll} />
        </FactLine>
      )}
    </FactsBox>
  );
}

type BesideProps = Pick<WithdrawalFormProps, 'form' | 'onOrders' | 'onPending' | 'onBankAccounts'>;

/** Why not the full balance: open beside the form, folded beneath it on a phone. */
function WhyNotAll({ form, onOrders, onPending }: BesideProps) {
  const { t } = useFundWords();
  const isPhone = useBreakpoint() === 'mobile';
  const { query } = form.money;
  const { data: money } = query;
  if (!money) {
    const texts = {
      failedTitle: t('waterfallFailed'),
      failedText: t('bankFailedText'),
      skeleton: <SkeletonRows rows={4} />,
    };
    return <Card title={t('waterfallTitle')} state={cardStateOf(query, texts)} />;
  }
  const waterfall = <Waterfall {...{ money, onOrders, onPending }} />;
  if (!isPhone) {
    return (
      <section aria-label={t('waterfallTitle')} className="grid gap-2">
        <h3 className="text-title">{t('waterfallTitle')}</h3>
        {waterfall}
      </section>
    );
  }
  return (
    <div className="rounded-card border border-border bg-surface">
      <Disclosure title={t('waterfallTitle')} defaultExpanded={money.withdrawable === 0}>
        {waterfall}
      </Disclosure>
    </div>
  );
}

function Beside(props: BesideProps) {
  const { t } = useFundWords();
  const isSandbox = useIsSandbox();
  return (
    <>
      <WhyNotAll {...props} />
      <Note
        action={
          <Button variant="ghost" size="sm" onPress={props.onBankAccounts}>
            {t('withdrawalRunningOpen')}
          </Button>
        }
      >
        {t('withdrawalRunning')}
      </Note>
      <WithdrawalSafety />
      {isSandbox && <p className="text-caption text-fg-muted">{t('moneySimulated')}</p>}
    </>
  );
}

/** Nothing can be withdrawn now: what, why and when, instead of a form that cannot be sent. */
function NothingLeaves(props: WithdrawalFormProps) {
  const { t } = useFundWords();
  const { form, onClose } = props;
  const { data: money } = form.money.query;
  const isAddedToday = money?.lines.some(({ code }) => code === 'added_today') === true;
  const why = money?.balance === 0 ? 'withdrawalNoMoney' : 'withdrawalNothing';
  return (
    <FundFrame wide="beside" beside={<Beside {...props} />}>
      <FundHead label={t('waterfallCanLeave')} rupees={money?.withdrawable ?? 0} />
      <Note tone="info">{t(isAddedToday ? 'withdrawalAddedToday' : why)}</Note>
      {money?.notice && <TellMe notice={money.notice} />}
      <OverlayFooter>
        <div className="flex flex-wrap justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <Button variant="secondary" onPress={onClose}>
            {t('fundDone')}
          </Button>
        </div>
      </OverlayFooter>
    </FundFrame>
  );
}

/** How much, to which of the client's own accounts, and why not the full balance. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { form, onBankAccounts, onPending } = props;
  const words = useFundWords();
  const { t, amount: rupees, when, isMasked } = words;
  const id = useId();
  const { typed, amount, server, money, payout } = form;
  const [accountFault] = form.accountFaults;
  const isNothing = money.withdrawable !== null && money.withdrawable < fundRules.smallestWithdrawal;
  if (isNothing && money.pending === null) return <NothingLeaves {...props} />;
  const isHidden = amount === null || (typed.isAll && isMasked);

  return (
    <FundFrame wide="beside" beside={<Beside {...props} />}>
      <form
        id={id}
        aria-label={t('withdrawalTitle')}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.review();
        }}
      >
        <WithdrawalAmount {...{ form, onPending }} />
        <AccountChoice
          label={t('withdrawalTo')}
          accounts={form.accounts}
          onChange={(bankId) => form.change({ bankId })}
          holdsNew
          onBankAccounts={onBankAccounts}
          errorMessage={accountFault && faultText(accountFault, words)}
        />
        <WithdrawalFacts form={form} />
        <GttsAtRisk gtts={form.gtts}>{t('withdrawalGtts', { count: form.gtts.length })}</GttsAtRisk>
        {server.hasFailed && (
          <Note tone="warning" isAnnounced>
            {t('fundNotChecked')}
          </Note>
        )}
      </form>
      <OverlayFooter>
        <div className="flex flex-wrap items-center justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <p className="min-w-0 grow basis-60 text-caption text-fg-muted max-tablet:basis-full">
            {t('withdrawalPinNext', { time: when(payout.sentAt) })}
          </p>
          <Button type="submit" form={id}>
            {isHidden
              ? t('withdrawalSubmit')
              : t('withdrawalSubmitAmount', { amount: rupees(toWire(amount)) })}
          </Button>
        </div>
      </OverlayFooter>
    </FundFrame>
  );
}
