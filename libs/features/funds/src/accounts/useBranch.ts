import { isNotFound } from '@wealth/api-sdk';
import { useGetBankBranch } from '@wealth/api-sdk/client';
import type { BankBranch } from '@wealth/api-sdk/model';
import { ifscStateOf, normaliseIfsc } from './accountForm.ts';

export interface Branch {
  /** Undefined while it is looked up, and where it could not be. */
  branch: BankBranch | undefined;
  isLooking: boolean;
  /** No branch has this IFSC. */
  isUnknown: boolean;
}

/** A branch does not move while a page is open. */
const staleTime = Infinity;

/** The bank and branch of an IFSC, as soon as it is whole. That it cannot be looked up keeps nobody from going on. */
export function useBranch(ifsc: string): Branch {
  const isWhole = ifscStateOf(ifsc) === 'complete';
  const { data, error, isFetching } = useGetBankBranch(normaliseIfsc(ifsc), {
    query: { enabled: isWhole, staleTime, meta: { claims: () => true } },
  });
  return {
    branch: isWhole ? data : undefined,
    isLooking: isFetching,
    isUnknown: isWhole && isNotFound(error),
  };
}
