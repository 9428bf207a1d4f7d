import type { Operation } from './http/operation';
import { deviceOperations } from './routes/auth/devices';
import { passwordOperations } from './routes/auth/password';
import { profileOperations } from './routes/auth/profile';
import { signInOperations } from './routes/auth/sign-in';
import { accountOperations } from './routes/client/account';
import { bankOperations } from './routes/client/bank';
import { noticeOperations } from './routes/client/notices';
import { verificationOperations } from './routes/client/verification';
import { identityOperations } from './routes/identify/identity';
import { figureOperations } from './routes/stat/figures';
import { instrumentOperations } from './routes/stock/instruments';
import { quoteOperations } from './routes/stock/quotes';
import type { Services } from './services';

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
