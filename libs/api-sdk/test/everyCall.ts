import * as auth from '../src/generated/endpoints/auth/auth.ts';
import * as client from '../src/generated/endpoints/client/client.ts';
import * as identify from '../src/generated/endpoints/identify/identify.ts';
import * as stat from '../src/generated/endpoints/stat/stat.ts';
import * as stock from '../src/generated/endpoints/stock/stock.ts';
import * as authMocks from '../src/generated/endpoints/auth/auth.faker.ts';
import * as clientMocks from '../src/generated/endpoints/client/client.faker.ts';
import * as identifyMocks from '../src/generated/endpoints/identify/identify.faker.ts';
import * as statMocks from '../src/generated/endpoints/stat/stat.faker.ts';
import * as stockMocks from '../src/generated/endpoints/stock/stock.faker.ts';

export interface EveryCall {
  operation: string;
  call: () => Promise<unknown>;
  /** The example of the description: a right answer. */
  example: { data: unknown; message: string };
}

const id = '5b0c7a52-0d5e-4a39-8a53-3f1d0f6f2c11';
const md5 = '5f4dcc3b5aa765d61d8327deb882cf99';
const mobile = '9876543210';
const instrument = { market: 'NSE', s: 'ARAVBANK' } as const;
const file = new File(['image'], 'avatar.jpg', { type: 'image/jpeg' });
const identity = {
  full_name: 'Asha Verma',
  id_no: 'ZZZPZ1234Z',
  mobile,
  id_front_url: '/files/a',
  id_back_url: '/files/b',
};

/** Every operation of the description with arguments that are right. A test sees that none is missing. */
export const everyCall: EveryCall[] = [
  {
    operation: 'getClientInfo',
    call: () => auth.getClientInfo(),
    example: authMocks.getGetClientInfoResponseMock(),
  },
  {
    operation: 'login',
    call: () => auth.login({ username: mobile, password: md5 }),
    example: authMocks.getLoginResponseMock(),
  },
  { operation: 'logout', call: () => auth.logout(), example: authMocks.getLogoutResponseMock() },
  {
    operation: 'register',
    call: () => auth.register({ username: mobile, password: md5, invite_code: 'WEALTH2026' }),
    example: authMocks.getRegisterResponseMock(),
  },
  {
    operation: 'resetPassword',
    call: () => auth.resetPassword({ username: mobile, password: md5 }),
    example: authMocks.getResetPasswordResponseMock(),
  },
  {
    operation: 'changePassword',
    call: () => auth.changePassword({ old_password: md5, new_password: md5 }),
    example: authMocks.getChangePasswordResponseMock(),
  },
  {
    operation: 'refresh',
    call: () => auth.refresh({ bearer: 'refresh-token' }),
    example: authMocks.getRefreshResponseMock(),
  },
  { operation: 'getMenu', call: () => auth.getMenu(), example: authMocks.getGetMenuResponseMock() },
  {
    operation: 'getSessions',
    call: () => auth.getSessions(),
    example: authMocks.getGetSessionsResponseMock(),
  },
  {
    operation: 'signOutSession',
    call: () => auth.signOutSession(id),
    example: authMocks.getSignOutSessionResponseMock(),
  },
  {
    operation: 'signOutOtherSessions',
    call: () => auth.signOutOtherSessions(),
    example: authMocks.getSignOutOtherSessionsResponseMock(),
  },
  {
    operation: 'requestCode',
    call: () => client.requestCode({ identifier: `+91${mobile}` }),
    example: clientMocks.getRequestCodeResponseMock(),
  },
  {
    operation: 'verifyPassword',
    call: () => client.verifyPassword({ password: md5 }),
    example: clientMocks.getVerifyPasswordResponseMock(),
  },
  {
    operation: 'setPin',
    call: () => client.setPin({ pin: md5 }),
    example: clientMocks.getSetPinResponseMock(),
  },
  {
    operation: 'verifyPin',
    call: () => client.verifyPin({ pin: md5 }),
    example: clientMocks.getVerifyPinResponseMock(),
  },
  {
    operation: 'uploadAvatar',
    call: () => client.uploadAvatar({ file }),
    example: clientMocks.getUploadAvatarResponseMock(),
  },
  {
    operation: 'uploadImage',
    call: () => client.uploadImage({ file }),
    example: clientMocks.getUploadImageResponseMock(),
  },
  {
    operation: 'getBankAccounts',
    call: () => client.getBankAccounts(),
    example: clientMocks.getGetBankAccountsResponseMock(),
  },
  {
    operation: 'addBankAccount',
    call: () =>
      client.addBankAccount({
        holder: 'Asha Verma',
        ifsc: 'SBOX0000014',
        account_number: '11445522100937',
      }),
    example: clientMocks.getAddBankAccountResponseMock(),
  },
  {
    operation: 'changeBankAccount',
    call: () => client.changeBankAccount(id, { primary: true }),
    example: clientMocks.getChangeBankAccountResponseMock(),
  },
  {
    operation: 'removeBankAccount',
    call: () => client.removeBankAccount(id),
    example: clientMocks.getRemoveBankAccountResponseMock(),
  },
  {
    operation: 'getAchievements',
    call: () => client.getAchievements(),
    example: clientMocks.getGetAchievementsResponseMock(),
  },
  {
    operation: 'getNotifications',
    call: () => client.getNotifications(),
    example: clientMocks.getGetNotificationsResponseMock(),
  },
  {
    operation: 'markNotificationsRead',
    call: () => client.markNotificationsRead({}),
    example: clientMocks.getMarkNotificationsReadResponseMock(),
  },
  {
    operation: 'getSystemInfo',
    call: () => client.getSystemInfo(),
    example: clientMocks.getGetSystemInfoResponseMock(),
  },
  {
    operation: 'submitIdentity',
    call: () => identify.submitIdentity(identity),
    example: identifyMocks.getSubmitIdentityResponseMock(),
  },
  {
    operation: 'getIdentityDetail',
    call: () => identify.getIdentityDetail(),
    example: identifyMocks.getGetIdentityDetailResponseMock(),
  },
  {
    operation: 'getPortfolio',
    call: () => stat.getPortfolio(),
    example: statMocks.getGetPortfolioResponseMock(),
  },
  { operation: 'getAsset', call: () => stat.getAsset(), example: statMocks.getGetAssetResponseMock() },
  {
    operation: 'getHoldings',
    call: () => stat.getHoldings(),
    example: statMocks.getGetHoldingsResponseMock(),
  },
  {
    operation: 'getChartData',
    call: () => stock.getChartData({ market: 'NSE', symbol: 'ARAVBANK', interval: '1d' }),
    example: stockMocks.getGetChartDataResponseMock(),
  },
  {
    operation: 'getStockDetail',
    call: () => stock.getStockDetail(instrument),
    example: stockMocks.getGetStockDetailResponseMock(),
  },
  {
    operation: 'getCompany',
    call: () => stock.getCompany(instrument),
    example: stockMocks.getGetCompanyResponseMock(),
  },
  {
    operation: 'searchStocks',
    call: () => stock.searchStocks({ query: 'arav' }),
    example: stockMocks.getSearchStocksResponseMock(),
  },
  {
    operation: 'getQuotes',
    call: () => stock.getQuotes([{ market: 'INDEX', symbol: 'SENSEX', type: 'indice' }]),
    example: stockMocks.getGetQuotesResponseMock(),
  },
  {
    operation: 'getIndices',
    call: () => stock.getIndices(),
    example: stockMocks.getGetIndicesResponseMock(),
  },
  {
    operation: 'getMovers',
    call: () => stock.getMovers({ kind: 'active' }),
    example: stockMocks.getGetMoversResponseMock(),
  },
  {
    operation: 'getInstruments',
    call: () => stock.getInstruments({ segment: 'all' }),
    example: stockMocks.getGetInstrumentsResponseMock(),
  },
];
