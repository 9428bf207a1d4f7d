import { useGetWithdrawals } from '@wealth/api-sdk/fund';
import type { FundStep, Withdrawal } from '@wealth/api-sdk/model';
import { lifecycles, stepsOf, type StateReached } from '@wealth/domain/lifecycle';
import type { Application, ApplicationSource } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { cardStateOf, type CardState } from '@wealth/ui/card';
import { openDrawer } from '@wealth/ui/drawer';
import { WithdrawIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { reasonText } from '../money/reasonText.ts';
import { useFundWords } from '../money/useFundWords.ts';

/** The newest ones; all that were paid stand in the fund records. */
const newest = { limit: 5 };

type State = Withdrawal['state'];

const states = {
  REQUESTED: { text: 'withdrawalStateRequested', step: 'withdrawalStepAsked', tone: 'warning' },
  SENT: { text: 'recordStateSent', step: 'withdrawalStepSent', tone: 'info' },
  PAID: { text: 'recordStatePaid', step: 'withdrawalStepPaid', tone: 'positive' },
  FAILED: { text: 'recordStateFailed', step: 'withdrawalStepFailed', tone: 'negative' },
  CANCELLED: { text: 'withdrawalStepCancelled', step: 'withdrawalStepCancelled', tone: 'neutral' },
} as const satisfies Record<State, { text: string; step: string; tone: Application['state']['tone'] }>;

const isState = (text: string): text is State => Object.hasOwn(states, text);

const reachedOf = ({ state, time }: FundStep): Array<StateReached<State>> =>
  isState(state) ? [{ state, at: Date.parse(time) }] : [];

function useApplicationOf() {
  const { t, own } = useFundWords();
  const { serverClock } = useSession();
  return (withdrawal: Withdrawal): Application => {
    const { id, amount, state, account, history, asked_at: askedAt } = withdrawal;
    const isUnderWay = state === 'REQUESTED' || state === 'SENT';
    const steps = stepsOf({
      lifecycle: lifecycles.withdrawal,
      history: history.flatMap(reachedOf),
      now: serverClock.now(),
      facts: {},
    });
    const reasonOf = (reached: State) =>
      reasonText(history.find((step) => step.state === reached)?.reason ?? null, t);
    return {
      id,
      title: t('withdrawalNamed', { amount: own(amount) }),
      state: { text: t(states[state].text), tone: states[state].tone },
      at: Date.parse(askedAt),
      stepsLabel: t('fundWhatHappens'),
      steps: steps.map((step) => ({
        ...step,
        id: step.state,
        title: t(states[step.state].step),
        text: reasonOf(step.state),
      })),
      note: (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-detail">
          <span>
            {t(state === 'PAID' ? 'withdrawalWent' : 'withdrawalGoes', {
              bank: account.bank_name,
              number: account.masked_number,
            })}
          </span>
          {isUnderWay && (
            <Button variant="secondary" size="sm" onPress={() => openDrawer('withdraw')}>
              {t('withdrawalSeeDetail')}
            </Button>
          )}
        </div>
      ),
    };
  };
}

/** Withdrawals as applications: where each stands, and when it moves next. */
export function useWithdrawalApplications(): ApplicationSource {
  const { t } = useFundWords();
  const query = useGetWithdrawals(newest, { query: { meta: { claims: () => true } } });
  const applicationOf = useApplicationOf();
  const items = query.data?.items ?? [];
  const empty: CardState = {
    kind: 'empty',
    icon: <WithdrawIcon size="lg" />,
    title: t('withdrawalsEmptyTitle'),
    text: t('withdrawalsEmptyText'),
  };
  const texts = {
    failedTitle: t('withdrawalsFailed'),
    failedText: t('bankFailedText'),
    skeleton: <SkeletonRows rows={2} />,
  };
  const state = query.data?.items.length === 0 ? empty : cardStateOf(query, texts);
  return {
    kind: 'withdrawal',
    title: t('withdrawals'),
    applications: items.map(applicationOf),
    ...(state && { instead: { title: t('withdrawals'), state } }),
  };
}
