import { describe, expect, it } from 'vitest';
import { chatScriptOf, deploymentOf } from './environment.ts';

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
