import type { ClientAction } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';

type Named = Pick<ClientAction, 'kind' | 'ratio' | 'per_share'>;

/** Says in words what a company did: "Bonus 1 : 1", "Split 1 into 5". The same object until the language changes. */
export function useActionWords() {
  const t = useMessages('parts');
  const formats = useFormats();
  return useMemo(
    () => ({
      nameOf({ kind, ratio, per_share: perShare }: Named): string {
        const { before, after } = ratio ?? { before: 1, after: 1 };
        switch (kind) {
          case 'dividend':
            return t('actionDividend', { amount: formats.amount(perShare) });
          case 'bonus':
            return t('actionBonus', { got: after - before, held: before });
          case 'rights':
            return t('actionRights', { got: after - before, held: before, price: formats.amount(perShare) });
          case 'split':
            return t('actionSplit', { got: after, held: before });
          case 'merger':
            return t('actionMerger', { got: after, held: before });
          case 'demerger':
            return t('actionDemerger', { got: after, held: before });
        }
      },
    }),
    [t, formats],
  );
}
