import type { HttpHandler } from 'msw';
import { getAuthMock } from '../generated/endpoints/auth/auth.msw.ts';
import { getClientMock } from '../generated/endpoints/client/client.msw.ts';
import { getIdentifyMock } from '../generated/endpoints/identify/identify.msw.ts';
import { getStatMock } from '../generated/endpoints/stat/stat.msw.ts';
import { getStockMock } from '../generated/endpoints/stock/stock.msw.ts';

/** A back end on which everything goes well: every operation answers the example of the API description. */
export function handlers(): HttpHandler[] {
  return [getAuthMock(), getClientMock(), getIdentifyMock(), getStatMock(), getStockMock()].flat();
}
