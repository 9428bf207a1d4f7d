import * as auth from '@wealth/api-sdk/validators/auth';
import * as client from '@wealth/api-sdk/validators/client';
import * as identify from '@wealth/api-sdk/validators/identify';
import * as stat from '@wealth/api-sdk/validators/stat';
import * as stock from '@wealth/api-sdk/validators/stock';

interface Validator {
  parse: (value: unknown) => unknown;
}

/** The generated validator of each operation's success, by method and path. */
export const responseValidators: Readonly<Record<string, Validator>> = {
  'GET /auth/app/v1/client_info': auth.GetClientInfoResponse,
  'POST /auth/app/v1/login': auth.LoginResponse,
  'POST /auth/app/v1/logout': auth.LogoutResponse,
  'POST /auth/app/v1/register': auth.RegisterResponse,
  'POST /auth/app/v1/reset_pwd': auth.ResetPasswordResponse,
  'POST /auth/app/v1/change_pwd': auth.ChangePasswordResponse,
  'POST /auth/app/v1/refresh': auth.RefreshResponse,
  'GET /auth/app/v1/menu': auth.GetMenuResponse,
  'GET /auth/app/v1/sessions': auth.GetSessionsResponse,
  'DELETE /auth/app/v1/sessions': auth.SignOutOtherSessionsResponse,
  'DELETE /auth/app/v1/sessions/{id}': auth.SignOutSessionResponse,
  'POST /client/app/v1/code': client.RequestCodeResponse,
  'POST /client/app/v1/pwd_verify': client.VerifyPasswordResponse,
  'POST /client/app/v1/pin': client.SetPinResponse,
  'POST /client/app/v1/pin/verify': client.VerifyPinResponse,
  'POST /client/app/v1/avatar': client.UploadAvatarResponse,
  'POST /client/app/v1/image': client.UploadImageResponse,
  'GET /client/app/v1/bank': client.GetBankAccountsResponse,
  'POST /client/app/v1/bank': client.AddBankAccountResponse,
  'PATCH /client/app/v1/bank/{id}': client.ChangeBankAccountResponse,
  'DELETE /client/app/v1/bank/{id}': client.RemoveBankAccountResponse,
  'GET /client/app/v1/achievements': client.GetAchievementsResponse,
  'GET /client/app/v1/notifications': client.GetNotificationsResponse,
  'POST /client/app/v1/notifications/read': client.MarkNotificationsReadResponse,
  'GET /client/app/v1/system_info': client.GetSystemInfoResponse,
  'POST /identify/app/v1': identify.SubmitIdentityResponse,
  'GET /identify/app/v1/detail': identify.GetIdentityDetailResponse,
  'GET /stat/app/v1/portfolio': stat.GetPortfolioResponse,
  'GET /stat/app/v1/asset': stat.GetAssetResponse,
  'GET /stat/app/v1/holdings': stat.GetHoldingsResponse,
  'GET /stock/api/v1/chart_data': stock.GetChartDataResponse,
  'GET /stock/api/v1/stock_detail': stock.GetStockDetailResponse,
  'GET /stock/api/v1/company': stock.GetCompanyResponse,
  'GET /stock/api/v1/search/': stock.SearchStocksResponse,
  'POST /stock/api/v1/stock': stock.GetQuotesResponse,
  'GET /stock/api/v1/indices': stock.GetIndicesResponse,
  'GET /stock/api/v1/movers': stock.GetMoversResponse,
  'GET /stock/api/v1/instruments': stock.GetInstrumentsResponse,
};

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The validator of a request's success; undefined for what is not in the description. */
export function responseValidatorOf(method: string, path: string): Validator | undefined {
  return responseValidators[`${method} ${path.split('?')[0]?.replace(uuid, '{id}')}`];
}
