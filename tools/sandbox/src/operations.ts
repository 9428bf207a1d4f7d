import type { Operation } from './http/operation';
import { passwordOperations } from './routes/auth/password';
import { profileOperations } from './routes/auth/profile';
import { signInOperations } from './routes/auth/sign-in';
import { accountOperations } from './routes/client/account';
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
    ...verificationOperations(services),
    ...accountOperations(services),
    ...identityOperations(services),
    ...figureOperations(services),
    ...quoteOperations(services),
    ...instrumentOperations(services),
  ];
}
