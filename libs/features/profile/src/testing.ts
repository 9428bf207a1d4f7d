import { assetFixture, envelopeOf, failing, getGetAssetMockHandler } from '@wealth/api-sdk/testing';
import type { Profile, Visitor } from '@wealth/session';
import type { HttpHandler } from 'msw';

export const profile: Profile = {
  id: '100482',
  name: 'Asha Namuna',
  username: '9876543210',
  avatar: '',
  vip: 2,
  score: 86,
  service: '',
  kycStatus: 'approved',
  verified: 'approved',
  order_num: 148,
  has_pin: true,
  account: '',
  allow_compensation: true,
  allow_bonus: true,
  allow_loan: true,
};

export const approvedVisitor: Visitor = { kind: 'client', profile, kycStatus: 'approved' };

/** A back end on which everything that drawer and profile read goes well. */
export function profileHandlers(): HttpHandler[] {
  return [getGetAssetMockHandler(envelopeOf(assetFixture))];
}

/** A back end that answers 500 to everything that drawer and profile read. */
export function brokenProfileHandlers(): HttpHandler[] {
  return [failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' })];
}
