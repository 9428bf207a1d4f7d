import type { ApplicationState } from '@wealth/api-sdk/model';
import type { BadgeProps } from '@wealth/ui/badge';

/** A state as it is told: as a badge, as a step that has come, and as one that is still to come. */
export const applicationStates = {
  SUBMITTED: { badge: 'stateSubmitted', done: 'stepSubmitted', ahead: 'stepSubmitted', tone: 'info' },
  MANDATE_PENDING: {
    badge: 'stateMandatePending',
    done: 'stepMandateAsked',
    ahead: 'stepMandateAsked',
    tone: 'warning',
  },
  MANDATE_APPROVED: {
    badge: 'stateMandateApproved',
    done: 'stepMandateApproved',
    ahead: 'stepMandateAhead',
    tone: 'accent',
  },
  MANDATE_REJECTED: {
    badge: 'stateMandateRejected',
    done: 'stepMandateRejected',
    ahead: 'stepMandateRejected',
    tone: 'negative',
  },
  EXPIRED: { badge: 'stateExpired', done: 'stepExpired', ahead: 'stepExpired', tone: 'negative' },
  BLOCKED: { badge: 'stateBlocked', done: 'stepBlocked', ahead: 'stepBlocked', tone: 'accent' },
  WAITING: { badge: 'stateWaiting', done: 'stepWaiting', ahead: 'stepWaiting', tone: 'warning' },
  WITHDRAWN: { badge: 'stateWithdrawn', done: 'stepWithdrawn', ahead: 'stepWithdrawn', tone: 'neutral' },
  CANCELLED: { badge: 'stateCancelled', done: 'stepCancelled', ahead: 'stepCancelled', tone: 'neutral' },
  ALLOTTED: { badge: 'stateAllotted', done: 'stepAllotted', ahead: 'stepAllotmentAhead', tone: 'positive' },
  NOT_ALLOTTED: {
    badge: 'stateNotAllotted',
    done: 'stepNotAllotted',
    ahead: 'stepAllotmentAhead',
    tone: 'neutral',
  },
  DEBITED: { badge: 'stateDebited', done: 'stepDebited', ahead: 'stepDebitAhead', tone: 'positive' },
  UNBLOCKED: { badge: 'stateUnblocked', done: 'stepUnblocked', ahead: 'stepUnblockAhead', tone: 'neutral' },
  LISTED: { badge: 'stateListed', done: 'stepListed', ahead: 'stepListingAhead', tone: 'positive' },
  MET: { badge: 'stateMet', done: 'stepMet', ahead: 'stepMetAhead', tone: 'positive' },
  NOT_MET: { badge: 'stateNotMet', done: 'stepNotMet', ahead: 'stepMetAhead', tone: 'neutral' },
  PREVENTED: { badge: 'statePrevented', done: 'stepPrevented', ahead: 'stepPrevented', tone: 'negative' },
  SETTLED: { badge: 'stateSettled', done: 'stepSettled', ahead: 'stepSettleAhead', tone: 'positive' },
} as const satisfies Record<
  ApplicationState,
  { badge: string; done: string; ahead: string; tone: BadgeProps['tone'] }
>;

/** States from which the client, the bank, the registrar or the exchange still acts. */
const openStates: ReadonlySet<ApplicationState> = new Set([
  'SUBMITTED',
  'MANDATE_PENDING',
  'MANDATE_APPROVED',
  'BLOCKED',
  'WAITING',
]);

/** Whether an application still waits for what is decided on it. */
export const isUndecided = (state: ApplicationState): boolean => openStates.has(state);
