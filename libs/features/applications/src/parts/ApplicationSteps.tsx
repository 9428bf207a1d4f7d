import type { ApplicationKind, IssueApplicationDetail, IssueMoment } from '@wealth/api-sdk/model';
import { lifecycles, stepsOf, type LifecycleStep, type StateReached } from '@wealth/domain/lifecycle';
import { StepTimeline, type ShownStep, type StepTimelineProps } from '@wealth/parts';
import { applicationReasonText } from './applicationReasonText.ts';
import { applicationStates } from './applicationStates.ts';
import { useIssueWords, type IssueWords } from './useIssueWords.ts';

type State = IssueApplicationDetail['state'];
type Code = IssueMoment['code'];

const isState = (text: string): text is State => Object.hasOwn(applicationStates, text);

/** What of the hours of an issue ends the wait for a state. */
const momentsOf: Readonly<Partial<Record<State, Code>>> = {
  MANDATE_APPROVED: 'mandates_until',
  ALLOTTED: 'allotment',
  DEBITED: 'debit',
  UNBLOCKED: 'unblock',
  LISTED: 'lists',
  SETTLED: 'credit',
};

/** The states of a lifecycle with what has been reached of them, and what usually follows. */
function walk(kind: ApplicationKind, reached: ReadonlyArray<StateReached<State>>): LifecycleStep[] {
  const common = { now: 0, facts: {} };
  const within = <Own extends string>(known: Readonly<Record<Own, unknown>>) =>
    reached.flatMap(({ state, at }) => {
      const isKnown = (text: string): text is Own => Object.hasOwn(known, text);
      return isKnown(state) ? [{ state, at }] : [];
    });
  switch (kind) {
    case 'ipo':
    case 'fpo': {
      const lifecycle = lifecycles.issueApplication;
      return stepsOf({ ...common, lifecycle, history: within(lifecycle.next) });
    }
    case 'ofs': {
      const lifecycle = lifecycles.offerBid;
      return stepsOf({ ...common, lifecycle, history: within(lifecycle.next) });
    }
    case 'block': {
      const lifecycle = lifecycles.blockBid;
      return stepsOf({ ...common, lifecycle, history: within(lifecycle.next) });
    }
  }
}

export type SteppedApplication = Pick<
  IssueApplicationDetail,
  'kind' | 'history' | 'waiting_for' | 'allotment' | 'money' | 'compensation' | 'state'
>;

interface StepContext {
  application: SteppedApplication;
  timeline: readonly IssueMoment[];
  words: IssueWords;
}

/** What came of a step beyond its name. */
function textOf(state: State, { application, words }: StepContext): string | undefined {
  const { t, own, ownUnits } = words;
  const { allotment, history } = application;
  const step = history.findLast((one) => one.state === state);
  const reason = applicationReasonText(step?.reason ?? null, words);
  if (allotment && step && state === 'DEBITED') {
    return allotment.released > 0
      ? t('stepDebitedText', { paid: own(allotment.amount), released: own(allotment.released) })
      : t('stepDebitedAll', { paid: own(allotment.amount) });
  }
  if (allotment && step && state === 'ALLOTTED') {
    const shares = t('stepAllottedText', { quantity: ownUnits(allotment.quantity) });
    return reason === undefined ? shares : t('twoSentences', { one: shares, other: reason });
  }
  return reason;
}

function dueOf(state: State, isNext: boolean, { application, timeline }: StepContext): number | null {
  const until = application.waiting_for?.until;
  if (isNext && until !== undefined) return Date.parse(until);
  const moment = timeline.find(({ code }) => code === momentsOf[state]);
  return moment ? Date.parse(moment.at) : null;
}

/** The steps of an application in the client's words, as a card or a page shows them. */
export function applicationSteps(context: StepContext): ShownStep[] {
  const { application, words } = context;
  const reached = application.history.map(({ state, time }) => ({ state, at: Date.parse(time) }));
  // A change is no new state: the last time that it was told is the one that counts.
  const last = reached.filter(({ state }, at) => reached[at + 1]?.state !== state);
  return walk(application.kind, last).flatMap((step): ShownStep[] => {
    const { state, mark } = step;
    if (!isState(state)) return [];
    const isAhead = mark === 'next' || (mark === 'now' && step.at === null);
    const { done, ahead } = applicationStates[state];
    const dueBy = isAhead ? dueOf(state, mark === 'now', context) : null;
    const time = dueBy === null ? '' : words.t('byTime', { time: words.when(dueBy) });
    return [
      {
        id: state,
        mark,
        at: step.at,
        title: words.t(isAhead ? ahead : done),
        text: textOf(state, context),
        dueBy,
        time: step.at === null ? time : words.when(step.at),
      },
    ];
  });
}

export interface ApplicationStepsProps extends Pick<StepTimelineProps, 'orientation'> {
  application: SteppedApplication;
  /** The hours of the issue, where they are known. */
  timeline?: readonly IssueMoment[];
}

/** What has happened to an application, what happens now and who acts, and what comes next. */
export function ApplicationSteps({ application, timeline = [], orientation }: ApplicationStepsProps) {
  const words = useIssueWords();
  return (
    <StepTimeline
      aria-label={words.t('steps')}
      orientation={orientation ?? 'vertical'}
      steps={applicationSteps({ application, timeline, words })}
    />
  );
}
