import type { KycStatus, Profile, Visitor } from '@wealth/session';
import { clientVisitor, profile } from '@wealth/testing/stage';

/** A new client in this state of the identity check. */
export function profileWith(kycStatus: KycStatus, reason?: string): Profile {
  return {
    ...profile,
    vip: 0,
    score: 0,
    order_num: 0,
    has_pin: false,
    kycStatus,
    verified: kycStatus,
    ...(reason !== undefined && { kyc_reason: reason }),
  };
}

function visitorWith(kycStatus: KycStatus, reason?: string): Visitor {
  return clientVisitor(profileWith(kycStatus, reason));
}

export const unverifiedVisitor: Visitor = visitorWith('unverified');
export const pendingVisitor: Visitor = visitorWith('pending');
export const rejectedVisitor: Visitor = visitorWith('rejected', 'The back of the ID could not be read.');
export const approvedVisitor: Visitor = visitorWith('approved');
