/**
 * For tests and stories: MSW handlers of every operation, which answer the examples of the API description.
 *
 * `getGetPortfolioMockHandler()` answers the example; with an argument, that envelope,
 * as in `getGetPortfolioMockHandler(envelopeOf(portfolio))`. `failing` makes a handler that answers an error. The
 * fixtures are one client on one afternoon, for features that show the same figures in different ways.
 */
export {
  getAuthMock,
  getChangePasswordMockHandler,
  getChangePasswordResponseMock,
  getGetClientInfoMockHandler,
  getGetClientInfoResponseMock,
  getGetMenuMockHandler,
  getGetMenuResponseMock,
  getGetSessionsMockHandler,
  getGetSessionsResponseMock,
  getLoginMockHandler,
  getLoginResponseMock,
  getLogoutMockHandler,
  getLogoutResponseMock,
  getRefreshMockHandler,
  getRefreshResponseMock,
  getRegisterMockHandler,
  getRegisterResponseMock,
  getResetPasswordMockHandler,
  getResetPasswordResponseMock,
  getSignOutOtherSessionsMockHandler,
  getSignOutOtherSessionsResponseMock,
  getSignOutSessionMockHandler,
  getSignOutSessionResponseMock,
} from '../generated/endpoints/auth/auth.msw.ts';
export {
  getAddBankAccountMockHandler,
  getAddBankAccountResponseMock,
  getChangeBankAccountMockHandler,
  getChangeBankAccountResponseMock,
  getClientMock,
  getGetAchievementsMockHandler,
  getGetAchievementsResponseMock,
  getGetBankAccountsMockHandler,
  getGetBankAccountsResponseMock,
  getGetNotificationsMockHandler,
  getGetNotificationsResponseMock,
  getGetSystemInfoMockHandler,
  getGetSystemInfoResponseMock,
  getMarkNotificationsReadMockHandler,
  getMarkNotificationsReadResponseMock,
  getRemoveBankAccountMockHandler,
  getRemoveBankAccountResponseMock,
  getRequestCodeMockHandler,
  getRequestCodeResponseMock,
  getSetPinMockHandler,
  getSetPinResponseMock,
  getUploadAvatarMockHandler,
  getUploadAvatarResponseMock,
  getUploadImageMockHandler,
  getUploadImageResponseMock,
  getVerifyPasswordMockHandler,
  getVerifyPasswordResponseMock,
  getVerifyPinMockHandler,
  getVerifyPinResponseMock,
} from '../generated/endpoints/client/client.msw.ts';
export {
  getGetIdentityDetailMockHandler,
  getGetIdentityDetailResponseMock,
  getIdentifyMock,
  getSubmitIdentityMockHandler,
  getSubmitIdentityResponseMock,
} from '../generated/endpoints/identify/identify.msw.ts';
export {
  getGetAssetMockHandler,
  getGetAssetResponseMock,
  getGetHoldingsMockHandler,
  getGetHoldingsResponseMock,
  getGetPortfolioMockHandler,
  getGetPortfolioResponseMock,
  getStatMock,
} from '../generated/endpoints/stat/stat.msw.ts';
export {
  getGetChartDataMockHandler,
  getGetChartDataResponseMock,
  getGetCompanyMockHandler,
  getGetCompanyResponseMock,
  getGetIndicesMockHandler,
  getGetIndicesResponseMock,
  getGetInstrumentsMockHandler,
  getGetInstrumentsResponseMock,
  getGetMoversMockHandler,
  getGetMoversResponseMock,
  getGetQuotesMockHandler,
  getGetQuotesResponseMock,
  getGetStockDetailMockHandler,
  getGetStockDetailResponseMock,
  getSearchStocksMockHandler,
  getSearchStocksResponseMock,
  getStockMock,
} from '../generated/endpoints/stock/stock.msw.ts';
export { envelopeOf, failing } from './envelopes.ts';
export type { Failure } from './envelopes.ts';
export { assetFixture, holdingFixtures, indexFixtures, moverFixtures, portfolioFixture } from './fixtures.ts';
export { handlers } from './handlers.ts';
