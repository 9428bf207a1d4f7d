import type { OperationId } from '@wealth/api-sdk/operations';
import { deviceOperations } from './api/auth/deviceOperations.ts';
import { passwordOperations } from './api/auth/password.ts';
import { profileOperations } from './api/auth/profileOperations.ts';
import { signInOperations } from './api/auth/signInOperations.ts';
import { accountOperations } from './api/client/accountOperations.ts';
import { alertOperations } from './api/client/alertOperations.ts';
import { bankOperations } from './api/client/bankOperations.ts';
import { noticeOperations } from './api/client/noticeOperations.ts';
import { settingOperations } from './api/client/settingOperations.ts';
import { verificationOperations } from './api/client/verificationOperations.ts';
import { watchlistOperations } from './api/client/watchlistOperations.ts';
import { offerOperations } from './api/content/offerOperations.ts';
import { contentOperations } from './api/content/contentOperations.ts';
import { loanOperations } from './api/credit/loanOperations.ts';
import { claimOperations } from './api/credit/claimOperations.ts';
import { fundOperations } from './api/fund/fundOperations.ts';
import { recordOperations } from './api/fund/recordOperations.ts';
import { runningOperations } from './api/fund/runningOperations.ts';
import { withdrawableOperations } from './api/fund/withdrawableOperations.ts';
import { identityOperations } from './api/identify/identityOperations.ts';
import { actionOperations } from './api/stat/actionOperations.ts';
import { figureOperations } from './api/stat/figureOperations.ts';
import { statementOperations } from './api/stat/statementOperations.ts';
import { companyOperations } from './api/stock/companyOperations.ts';
import { instrumentOperations } from './api/stock/instrumentOperations.ts';
import { quoteOperations } from './api/stock/quoteOperations.ts';
import { rankingOperations } from './api/stock/rankingOperations.ts';
import { intentOperations } from './api/client/intentOperations.ts';
import { limitOperations } from './api/client/limitOperations.ts';
import { returnOperations } from './api/stat/returnOperations.ts';
import { exitOperations } from './api/stat/exitOperations.ts';
import { lotOperations } from './api/stat/lotOperations.ts';
import { taxOperations } from './api/stat/taxOperations.ts';
import { noteOperations } from './api/trade/noteOperations.ts';
import { orderOperations } from './api/trade/orderOperations.ts';
import { applicationOperations } from './api/trade/applicationOperations.ts';
import { blockOperations } from './api/trade/blockOperations.ts';
import { issueOperations } from './api/trade/issueOperations.ts';
import type { Operation } from './dispatch/handle.ts';
import type { Services } from './services/services.ts';

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
    ...intentOperations(services),
    ...noticeOperations(services),
    ...watchlistOperations(services),
    ...alertOperations(services),
    ...settingOperations(services),
    ...identityOperations(services),
    ...figureOperations(services),
    ...quoteOperations(services),
    ...instrumentOperations(services),
    ...companyOperations(services),
    ...rankingOperations(services),
    ...orderOperations(services),
    ...noteOperations(services),
    ...limitOperations(services),
    ...lotOperations(services),
    ...statementOperations(services),
    ...returnOperations(services),
    ...taxOperations(services),
    ...exitOperations(services),
    ...actionOperations(services),
    ...fundOperations(services),
    ...recordOperations(services),
    ...runningOperations(services),
    ...issueOperations(services),
    ...applicationOperations(services),
    ...blockOperations(services),
    ...withdrawableOperations(services),
    ...loanOperations(services),
    ...claimOperations(services),
    ...offerOperations(services),
    ...contentOperations(services),
  };
  return Object.values(all);
}
