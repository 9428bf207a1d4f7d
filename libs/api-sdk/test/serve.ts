import { configureHttp, type HttpConfig } from '../src/http/config.ts';
import { localServer, type Handler } from './localServer.ts';
import { manualSchedule } from './manualSchedule.ts';

/** Points the SDK at a server of this test, with a clock that the test holds. */
export async function serve(handler: Handler, options: Partial<HttpConfig> = {}) {
  const server = await localServer(handler);
  const clock = manualSchedule();
  configureHttp({ baseUrl: server.url, stockBaseUrl: server.url, schedule: clock.schedule, ...options });
  return { server, clock };
}
