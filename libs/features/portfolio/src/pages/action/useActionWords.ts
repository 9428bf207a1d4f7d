import type { ClientAction } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { BadgeProps } from '@wealth/ui/badge';
import { useMemo } from 'react';

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

type Named = Pick<ClientAction, 'kind' | 'ratio' | 'per_share'>;

/** Says in words what a company did: "Bonus 1 : 1", "Split 1 into 5". The same object until the language changes. */
export function useActionWords() {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  return useMemo(
    () => ({
      nameOf({ kind, ratio, per_share: perShare }: Named): string {
        const { before, after } = ratio ?? { before: 1, after: 1 };
        switch (kind) {
          case 'dividend':
            return t('nameDividend', { amount: formats.amount(perShare) });
          case 'bonus':
            return t('nameBonus', { got: after - before, held: before });
          case 'rights':
            return t('nameRights', { got: after - before, held: before, price: formats.amount(perShare) });
          case 'split':
            return t('nameSplit', { got: after, held: before });
          case 'merger':
            return t('nameMerger', { got: after, held: before });
          case 'demerger':
            return t('nameDemerger', { got: after, held: before });
        }
      },
    }),
    [t, formats],
  );
}
