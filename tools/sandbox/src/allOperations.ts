import type { OperationId } from '@wealth/api-sdk/operations';
import type { Operation } from './http/handle.ts';
import { deviceOperations } from './routes/auth/deviceOperations.ts';
import { passwordOperations } from './routes/auth/password.ts';
import { profileOperations } from './routes/auth/profileOperations.ts';
import { signInOperations } from './routes/auth/signInOperations.ts';
import { accountOperations } from './routes/client/accountOperations.ts';
import { bankOperations } from './routes/client/bankOperations.ts';
import { noticeOperations } from './routes/client/noticeOperations.ts';
import { verificationOperations } from './routes/client/verificationOperations.ts';
import { identityOperations } from './routes/identify/identityOperations.ts';
import { figureOperations } from './routes/stat/figureOperations.ts';
import { instrumentOperations } from './routes/stock/instrumentOperations.ts';
import { quoteOperations } from './routes/stock/quoteOperations.ts';
import type { Services } from './services.ts';

/** Every operation of openapi/wealth.yaml with its handler: one without a handler does not compile. */
export function allOperations(services: Services): Operation[] {
  const all: { [Id in OperationId]: Operation<Id> } = {
    ...signInOperations(services),
    ...passwordOperations(services),
    ...profileOperations(services),
    ...deviceOperations(services),
    ...verificationOperations(services),
    ...accountOperations(services),
    ...bankOperations(services),
    ...noticeOperations(services),
    ...identityOperations(services),
    ...figureOperations(services),
    ...quoteOperations(services),
    ...instrumentOperations(services),
  };
  return Object.values(all);
}
