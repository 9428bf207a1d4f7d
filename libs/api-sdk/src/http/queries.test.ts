import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../test/localServer.ts';
import { serve } from '../../test/serve.ts';
import { getGetSystemInfoQueryOptions } from '../generated/endpoints/client/client.ts';
import { getGetSystemInfoResponseMock } from '../generated/endpoints/client/client.faker.ts';
import { getPortfolio } from '../generated/endpoints/stat/stat.ts';
import { getGetPortfolioResponseMock } from '../generated/endpoints/stat/stat.faker.ts';

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

describe('the main API', () => {
  it('gets credentials, the stock-data API none [S7-CREDENTIALS]', async () => {
    await serve(json(200, getGetPortfolioResponseMock()));
    const fetched = vi.spyOn(globalThis, 'fetch');

    await getPortfolio();

    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });
});
