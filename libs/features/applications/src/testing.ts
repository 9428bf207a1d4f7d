import type { IdentityDetail } from '@wealth/api-sdk/model';
import { envelopeOf, failing, getGetIdentityDetailMockHandler } from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

export const identityDetail: IdentityDetail = {
  full_name: 'Asha Namuna',
  id_no: 'ZZZPN1234Z',
  mobile: '9876543210',
  create_datetime: '2026-11-02T10:15:00+05:30',
  check_time: '2026-11-03T11:00:00+05:30',
  id_front_url: '/files/front',
  id_back_url: '/files/back',
  status: 'approved',
  reason: null,
  timeline: [
    { step: 'submitted', time: '2026-11-02T10:15:00+05:30' },
    { step: 'in_review', time: '2026-11-02T10:16:00+05:30' },
    { step: 'decided', time: '2026-11-03T11:00:00+05:30' },
  ],
  earlier: [
    {
      create_datetime: '2026-10-28T09:40:00+05:30',
      check_time: '2026-10-29T16:05:00+05:30',
      status: 'rejected',
      reason: 'The photograph of the back is blurred.',
    },
  ],
};

/** A back end that knows the identity check of a client. */
export function kycHandlers(different: Partial<IdentityDetail> = {}): HttpHandler[] {
  return [getGetIdentityDetailMockHandler(envelopeOf({ ...identityDetail, ...different }))];
}

/** A back end that answers 500 to whoever asks for it. */
export function brokenKycHandlers(): HttpHandler[] {
  return [failing('*/identify/app/v1/*', { status: 500, message: 'Out of order' })];
}
