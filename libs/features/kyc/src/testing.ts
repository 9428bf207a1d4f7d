import { kycStatusOf, type KycStatus, type Profile, type Visitor } from '@wealth/session';

const profile: Profile = {
  id: '100482',
  name: 'Asha Namuna',
  username: '9876543211',
  avatar: '',
  vip: 0,
  score: 0,
  service: '',
  kycStatus: '',
  verified: '',
  order_num: 0,
  has_pin: false,
  account: '',
  allow_compensation: false,
  allow_bonus: false,
  allow_loan: false,
};

export function profileWith(kycStatus: KycStatus, reason?: string): Profile {
  return { ...profile, kycStatus, verified: kycStatus, ...(reason !== undefined && { kyc_reason: reason }) };
}

function visitorWith(own: Profile): Visitor {
  return { kind: 'client', profile: own, kycStatus: kycStatusOf(own) };
}

export const unverifiedVisitor: Visitor = visitorWith(profileWith('unverified'));
export const pendingVisitor: Visitor = visitorWith(profileWith('pending'));
export const rejectedVisitor: Visitor = visitorWith(
  profileWith('rejected', 'The back of the ID could not be read.'),
);
export const approvedVisitor: Visitor = visitorWith(profileWith('approved'));
