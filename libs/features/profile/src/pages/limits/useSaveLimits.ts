import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@wealth/api-sdk';
import { getGetTradeLimitsQueryKey, useSaveTradeLimits } from '@wealth/api-sdk/client';
import type { LimitRequest, TradeLimits } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { tradeLimitBody, tradeLimitsOf } from '@wealth/parts';
import { toasts } from '@wealth/ui/toast';
import { requestOf } from './limitChange.ts';

/** A cooling-off that runs, begun or made longer in another tab: what is sent here does not know it. */
function isCoolingOff({ fieldErrors }: ApiError): boolean {
  return fieldErrors.some(({ field }) => field === 'cooling_off_until');
}

/** Saves a change of the limits, over all that the client wants besides. */
export function useSaveLimits() {
  const t = useMessages('profile');
  const client = useQueryClient();
  const { isPending, mutateAsync } = useSaveTradeLimits({
    mutation: {
      meta: { claims: isCoolingOff },
      onSuccess: (saved) => client.setQueryData(getGetTradeLimitsQueryKey(), saved),
      onError: (error) => {
        if (!isCoolingOff(error)) return;
        void client.invalidateQueries({ queryKey: getGetTradeLimitsQueryKey() });
        toasts.show({ type: 'warning', title: t('limitsChanged'), description: t('limitsChangedText') });
      },
    },
  });

  return {
    isPending,
    /** @returns the limits as they are then; null where nothing was saved, which has been told. */
    async save(limits: TradeLimits, change: Partial<LimitRequest>): Promise<TradeLimits | null> {
      try {
        return tradeLimitsOf(await mutateAsync({ data: tradeLimitBody(requestOf(limits, change)) }));
      } catch {
        return null;
      }
    },
  };
}
