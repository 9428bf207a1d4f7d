import { describe, expect, it } from 'vitest';
import { chatScriptOf, deploymentOf, operatorOf } from './environment.ts';

describe('deploymentOf', () => {
  it('has the values of the sandbox when nothing is set', () => {
    expect(deploymentOf({})).toEqual({
      stockBaseUrl: '',
      stockKey: 'wealth-sandbox-key',
      researchAnalystNumber: null,
    });
  });

  it('takes what a deployment sets', () => {
    expect(
      deploymentOf({
        VITE_STOCK_BASE_URL: 'https://stock.example',
        VITE_STOCK_KEY: 'pk_1',
        VITE_RESEARCH_ANALYST_NUMBER: ' INH000000000 ',
        PATH: '/bin',
      }),
    ).toEqual({
      stockBaseUrl: 'https://stock.example',
      stockKey: 'pk_1',
      researchAnalystNumber: 'INH000000000',
    });
  });

  it.each([
    [{ VITE_STOCK_BASE_URL: 'stock example' }, 'VITE_STOCK_BASE_URL'],
    [{ VITE_STOCK_KEY: '' }, 'VITE_STOCK_KEY'],
  ])('ends the build for %j and names the value', (environment, name) => {
    expect(() => deploymentOf(environment)).toThrow(name);
  });
});

describe('chatScriptOf', () => {
  it('is none until a deployment names one', () => {
    expect(chatScriptOf({})).toBeNull();
    expect(chatScriptOf({ VITE_CHAT_SCRIPT: 'https://chat.example/widget.js' })).toBe(
      'https://chat.example/widget.js',
    );
  });

  it.each(['widget.js', 'javascript:alert(1)', '//chat.example/widget.js'])(
    'ends the build for %s',
    (script) => {
      expect(() => chatScriptOf({ VITE_CHAT_SCRIPT: script })).toThrow('VITE_CHAT_SCRIPT');
    },
  );
});

describe('operatorOf', () => {
  const needed = {
    VITE_ENTITY_NAME: ' Namuna Securities ',
    VITE_REGISTRATION_NUMBER: 'INZ000000000',
    VITE_EXCHANGE_MEMBERSHIPS: 'NSE 00000, BSE 0000',
    VITE_GRIEVANCE_CONTACT: 'grievance@namuna.example',
    VITE_LENDER: 'Namuna Finance',
    VITE_LENDER_REGISTRATION: 'N-00.00000',
    VITE_LENDER_GRIEVANCE: 'Grievance Officer, Namuna Finance',
  };

  it('is nobody until a deployment says who it is', () => {
    expect(new Set(Object.values(operatorOf({})))).toEqual(new Set([null]));
  });

  it('takes what a live deployment sets', () => {
    expect(operatorOf({ ...needed, VITE_ENVIRONMENT: 'live' })).toEqual({
      entityName: 'Namuna Securities',
      registrationNumber: 'INZ000000000',
      exchangeMemberships: 'NSE 00000, BSE 0000',
      grievanceContact: 'grievance@namuna.example',
      depositoryParticipant: null,
      registeredOffice: null,
      lender: 'Namuna Finance',
      lenderRegistration: 'N-00.00000',
      lenderGrievance: 'Grievance Officer, Namuna Finance',
    });
  });

  it.each(Object.keys(needed))(
    'ends the build of a live deployment without %s, and names it [D-PROTECT-LIVE] [I6B-1-LIVE]',
    (name) => {
      expect(() => operatorOf({ ...needed, [name]: ' ', VITE_ENVIRONMENT: 'live' })).toThrow(name);
    },
  );

  it('ends the build for an environment that it does not know', () => {
    expect(() => operatorOf({ VITE_ENVIRONMENT: 'production' })).toThrow('VITE_ENVIRONMENT');
  });
});
