import type { ApiError } from '@wealth/api-sdk';
import { useMessages } from '@wealth/i18n-locale-react';
import { failureText } from '@wealth/queries';
import { useIsMasked } from '../money/useIsMasked.ts';

/** What a toast would say of a failure, for what stands in its own place: amounts of the server hide with the others. */
export function useFailureText(): (error: ApiError) => string {
  const t = useMessages('errors');
  const isMasked = useIsMasked();
  return (error) => failureText(error, { t, isMasked });
}
