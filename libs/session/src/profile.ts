import type { ApiError } from '@wealth/api-sdk';
import type { GetClientInfoQueryResult } from '@wealth/api-sdk/auth';

/** The client profile as client_info answers it, its optional fields filled with their defaults. */
export type Profile = GetClientInfoQueryResult;

export type KycStatus = 'unverified' | 'pending' | 'approved' | 'rejected';

/** Who looks at the page. `unreadable`: there is a session, but its profile could not be read. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'unreadable'; readonly error: ApiError }
  | { readonly kind: 'client'; readonly profile: Profile; readonly kycStatus: KycStatus };

const known: readonly KycStatus[] = ['pending', 'approved', 'rejected'];

/** Anything but the three known words means unverified. */
export function kycStatusOf(profile: Profile): KycStatus {
  return known.find((status) => status === profile.kycStatus) ?? 'unverified';
}
