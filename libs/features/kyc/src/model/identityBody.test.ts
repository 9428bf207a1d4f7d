import { describe, expect, it } from 'vitest';
import { faultyFieldOf, toIdentityBody } from './identityBody.ts';

describe('toIdentityBody', () => {
  it('sends exactly the five fields, never the date of birth [S3-KYC-FORM] [D-KYC-BIRTH]', () => {
    const body = toIdentityBody(
      { fullName: " Mary O'Brien ", dateOfBirth: '1990-03-14', mobile: '+91 98765 43211' },
      { idNumber: ' ABCPN0000D ', frontUrl: '/files/front', backUrl: '/files/back' },
    );

    expect(body).toEqual({
      full_name: "Mary O'Brien",
      id_no: 'ABCPN0000D',
      mobile: '9876543211',
      id_front_url: '/files/front',
      id_back_url: '/files/back',
    });
  });

  it('sends an empty mobile when none was typed [S3-KYC-FORM]', () => {
    const body = toIdentityBody(
      { fullName: 'आशा नमूना', dateOfBirth: '1990-03-14', mobile: '' },
      { idNumber: '1', frontUrl: '/files/front', backUrl: '/files/back' },
    );

    expect(body).toMatchObject({ full_name: 'आशा नमूना', mobile: '' });
  });
});

describe('faultyFieldOf', () => {
  it.each([
    ['full_name', { step: 'base', name: 'fullName' }],
    ['mobile', { step: 'base', name: 'mobile' }],
    ['id_no', { step: 'id', name: 'idNumber' }],
    ['id_front_url', { step: 'id', name: 'frontUrl' }],
    ['id_back_url', { step: 'id', name: 'backUrl' }],
    ['dob', null],
    ['toString', null],
  ])('%s', (wireName, field) => {
    expect(faultyFieldOf(wireName)).toEqual(field);
  });
});
