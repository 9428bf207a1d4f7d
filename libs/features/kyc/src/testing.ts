import type { KycStatus, Profile, Visitor } from '@wealth/session';

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

function visitorWith(kycStatus: KycStatus): Visitor {
  return { kind: 'client', profile: { ...profile, kycStatus, verified: kycStatus }, kycStatus };
}

export const unverifiedVisitor: Visitor = visitorWith('unverified');
export const pendingVisitor: Visitor = visitorWith('pending');
export const rejectedVisitor: Visitor = visitorWith('rejected');
export const approvedVisitor: Visitor = visitorWith('approved');
