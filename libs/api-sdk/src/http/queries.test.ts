import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../test/localServer.ts';
import { serve } from '../../test/serve.ts';
import { getGetSystemInfoQueryOptions, verifyPassword } from '../generated/endpoints/client/client.ts';
import {
  getGetSystemInfoResponseMock,
  getVerifyPasswordResponseMock,
} from '../generated/endpoints/client/client.faker.ts';
import { getPortfolio } from '../generated/endpoints/stat/stat.ts';
import { getGetPortfolioResponseMock } from '../generated/endpoints/stat/stat.faker.ts';
import { getIndices } from '../generated/endpoints/stock/stock.ts';
import { getGetIndicesResponseMock } from '../generated/endpoints/stock/stock.faker.ts';

describe('a generated query', () => {
  it('holds the data of the envelope, not the envelope [I1-4-UNWRAPPED]', async () => {
    const example = getGetSystemInfoResponseMock();
    await serve(json(200, example));

    const data = await new QueryClient().fetchQuery(getGetSystemInfoQueryOptions());

    const name: string = data.app_name;
    expect(name).toBe(example.data.app_name);
  });

  it('is cancelled on the wire when its last observer leaves [I1-4-CANCEL]', async () => {
    const closed = vi.fn();
    const { server } = await serve((response) => response.on('close', closed));
    const observer = new QueryObserver(new QueryClient(), getGetSystemInfoQueryOptions());

    const leave = observer.subscribe(() => {});
    await server.arrived(1);
    leave();

    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });
});

describe('credentials', () => {
  it('go to the main API, with JSON, and not to the stock-data API [S7-CREDENTIALS]', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await serve(json(200, getGetPortfolioResponseMock()));
    await getPortfolio();
    await serve(json(200, getGetIndicesResponseMock()));
    await getIndices();
    await serve(json(200, getVerifyPasswordResponseMock()));
    await verifyPassword({ password: '0123456789abcdef0123456789abcdef' });
    const [main, stock, posted] = fetched.mock.calls.map(([, init]) => init);

    expect(main?.credentials).toBe('include');
    expect(stock?.credentials).toBe('omit');
    expect(new Headers(posted?.headers).get('Content-Type')).toContain('application/json');
    expect(posted?.body).toBe('{"password":"0123456789abcdef0123456789abcdef"}');
  });
});
