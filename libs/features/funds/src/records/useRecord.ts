import { isNotFound } from '@wealth/api-sdk';
import { useGetFundRecord } from '@wealth/api-sdk/fund';

/** One record with its history and its entries in the ledger. */
export function useRecord(id: string) {
  const query = useGetFundRecord(id, { query: { meta: { claims: isNotFound } } });
  return { query, record: query.data, isUnknown: isNotFound(query.error) };
}
