import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answersModule, checkNamesOf } from './answersModule.ts';
import { bindCalls, callsOf } from './bindCalls.ts';
import { readDescription } from './readDescription.ts';
import { withoutDescriptions } from './withoutDescriptions.ts';

const client = `import type {
  LoginBody,
  LoginEnvelope
} from '../../model';
import { http } from '../../../http/http.ts';
export const login = (
    loginBody: LoginBody,
) => {
      return http<LoginEnvelope>(
      {url: \`/login\`, method: 'POST', data: loginBody},
      options);
    }
`;

const description = (security: string) => `
security: [{ bearer: [] }]
x-further-prefixes: [files]
paths:
  /login:
    post:
      operationId: login
      tags: [auth]
      ${security}
components: { parameters: {} }
`;

function boundWith(security: string): string {
  return bindCalls(client, 'auth', readDescription(description(security)).operations);
}

describe('bindCalls', () => {
  it('hands each call its check and drops the type that nobody names any more', () => {
    expect(callsOf(client)).toEqual(['login']);

    const bound = bindCalls(client, 'auth', []);

    expect(bound).toContain(
      "return http({answer: async () => (await import('../../answers/auth.ts')).login, url: `/login`",
    );
    expect(bound).not.toContain('LoginEnvelope');
  });

  it.each([
    { security: 'security: []', access: "access: 'open', " },
    { security: 'security: [{ refreshToken: [] }]', access: "access: 'open', " },
    { security: 'security: [{ stockKey: [] }]', access: "access: 'stockKey', " },
    { security: 'x-unauthorized-is-final: true', access: "access: 'token', " },
    { security: 'security: [{ bearer: [approved] }]', access: '' },
    { security: '', access: '' },
  ])('says how a call proves who sends it: $security', ({ security, access }) => {
    expect(boundWith(security)).toContain(`).login, ${access}url: \`/login\``);
  });

  it('stops the generation at a requirement that it does not know', () => {
    expect(() => boundWith('security: [{ mutualTls: [] }]')).toThrow(/"login" asks for mutualTls/);
  });

  it('stops the generation when a call has another form', () => {
    expect(() => bindCalls(client.replace('{url:', '{path:'), 'auth', [])).toThrow(/"auth" has a form/);
  });
});

const validators = {
  LoginResponse: z.object({ data: z.object({ token: z.string() }), message: z.string() }),
  GetMoversResponse: z.object({ data: z.array(z.object({})), message: z.string() }),
  GetPageResponse: z.object({ data: z.object({ items: z.array(z.object({})) }), message: z.string() }),
};

describe('answersModule', () => {
  it('checks market lists row by row and all else as a whole', () => {
    expect(
      checkNamesOf(['login', 'getMovers', 'getPage'], { tag: 'stock', validators }).map(({ check }) => check),
    ).toEqual(['whole', 'rows', 'page']);
    expect(checkNamesOf(['getMovers'], { tag: 'stat', validators })[0]?.check).toBe('whole');
  });

  it('exports one check an operation', () => {
    const module = answersModule('auth', checkNamesOf(['login'], { tag: 'auth', validators }));

    expect(module).toContain('export const login = /*#__PURE__*/ whole(LoginResponse);');
  });

  it('stops the generation when an operation has no validator', () => {
    expect(() => checkNamesOf(['logout'], { tag: 'auth', validators })).toThrow(
      /no validator LogoutResponse/,
    );
  });
});

describe('withoutDescriptions', () => {
  it('empties prose and keeps a property that is called description', () => {
    const schema = {
      description: 'Prose',
      properties: { description: { type: 'string', description: 'Prose' } },
    };

    expect(withoutDescriptions(schema)).toEqual({
      description: '',
      properties: { description: { type: 'string', description: '' } },
    });
  });
});
