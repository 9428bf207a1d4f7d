import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SystemInfo } from '@wealth/api-sdk/model';

/**
 * Public system information, read once a document. Its code is a chunk of its own and no page waits for it:
 * until it says `live` the app takes itself for a sandbox.
 */
export const systemInfoQuery = queryOptions({
  queryKey: ['systemInfo'],
  queryFn: async ({ signal }): Promise<SystemInfo> => {
    const { getSystemInfo } = await import('@wealth/api-sdk/client');
    return getSystemInfo({}, signal);
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useSystemInfo(): SystemInfo | undefined {
  return useQuery(systemInfoQuery).data;
}

/** Whether the mark "Sandbox: simulated market and money" must show. */
export function useIsSandbox(): boolean {
  return useSystemInfo()?.environment !== 'live';
}
