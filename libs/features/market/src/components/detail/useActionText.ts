import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useCallback } from 'react';
import type { CorporateAction } from '../../model/corporateAction.ts';

/** Says in words what an action does: "Dividend of ₹4.50 a share", "Bonus 1 for 2". */
export function useActionText(): (action: CorporateAction) => string {
  const t = useMessages('market');
  const formats = useFormats();
  return useCallback(
    (action) => {
      switch (action.kind) {
        case 'dividend':
          return t('actionDividend', { amount: formats.amount(action.amount) });
        case 'bonus':
          return t('actionBonus', { got: action.got, held: action.held });
        case 'split':
          return t('actionSplit', { got: action.got, held: action.held });
        case 'demerger':
          return t('actionDemerger', { got: action.got, held: action.held });
        case 'rights':
          return t('actionRights', {
            got: action.got,
            held: action.held,
            price: formats.amount(action.price),
          });
      }
    },
    [t, formats],
  );
}
