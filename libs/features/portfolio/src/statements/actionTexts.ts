import type { ClientActionKind, ClientActionState, DividendState } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';

type Key = PlainMessageKey<'statements'>;

export const dividendStates = {
  expected: 'expected',
  received: 'received',
  missing: 'missing',
} as const satisfies Record<DividendState, Key>;

export const actionKinds = {
  split: 'split',
  bonus: 'bonus',
  rights: 'rights',
  merger: 'merger',
  demerger: 'demerger',
  dividend: 'dividend',
} as const satisfies Record<ClientActionKind, Key>;

export const actionStates = {
  announced: 'announced',
  in_transit: 'inTransit',
  open: 'open',
  lapsed: 'lapsed',
  expected: 'expected',
  missing: 'missing',
  completed: 'completed',
} as const satisfies Record<ClientActionState, Key>;
