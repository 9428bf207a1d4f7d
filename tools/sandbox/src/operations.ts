import type { Operation } from './http/operation.ts';
import { deviceOperations } from './routes/auth/devices.ts';
import { passwordOperations } from './routes/auth/password.ts';
import { profileOperations } from './routes/auth/profile.ts';
import { signInOperations } from './routes/auth/sign-in.ts';
import { accountOperations } from './routes/client/account.ts';
import { bankOperations } from './routes/client/bank.ts';
import { noticeOperations } from './routes/client/notices.ts';
import { verificationOperations } from './routes/client/verification.ts';
import { identityOperations } from './routes/identify/identity.ts';
import { figureOperations } from './routes/stat/figures.ts';
import { instrumentOperations } from './routes/stock/instruments.ts';
import { quoteOperations } from './routes/stock/quotes.ts';
import type { Services } from './services.ts';

/** Every operation of openapi/wealth.yaml with its handler. */
export function allOperations(services: Services): Operation[] {
  return [
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
  ];
}
