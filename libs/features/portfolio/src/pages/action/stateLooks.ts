import type { ClientAction } from '@wealth/api-sdk/model';
import type { BadgeProps } from '@wealth/ui/badge';

/** How a state looks and is called. */
export const stateLooks = {
  announced: { tone: 'neutral', text: 'stateAnnounced' },
  in_transit: { tone: 'info', text: 'stateInTransit' },
  open: { tone: 'warning', text: 'stateOpen' },
  lapsed: { tone: 'neutral', text: 'stateLapsed' },
  expected: { tone: 'info', text: 'stateExpected' },
  missing: { tone: 'negative', text: 'stateMissing' },
  completed: { tone: 'positive', text: 'stateCompleted' },
} as const satisfies Record<ClientAction['state'], { tone: BadgeProps['tone']; text: string }>;
