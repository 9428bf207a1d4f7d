import { operations } from '@wealth/api-sdk/operations';
import { Hono } from 'hono';
import { createChatFiles } from '../chat/createChatFiles.ts';
import { faultMiddleware } from '../control/faultMiddleware.ts';
import type { Faults } from '../control/faults.ts';
import { createDocsFiles } from '../docs/createDocsFiles.ts';
import { createFileServer } from '../routes/files/createFileServer.ts';
import { refusals, toResponse } from './answer.ts';
import { isApiPath } from './apiPath.ts';
import { takeCspReport } from './takeCspReport.ts';
import { dispatch, type DispatchOptions } from './dispatch.ts';
import { answerToError, isOurFailure } from './errorAnswer.ts';
import type { HttpContext, HttpEnv } from './facts.ts';
import {
  corsMiddleware,
  hostMiddleware,
  requestLogMiddleware,
  securityHeaderMiddleware,
} from './headerMiddleware.ts';
import type { HostCheck } from './hosts.ts';
import type { Operation } from './handle.ts';
import type { RequestLog } from './requestLog.ts';
import { cspReportPath } from './securityHeaders.ts';
import { createStaticFiles } from './createStaticFiles.ts';

export interface AppOptions extends DispatchOptions {
  operations: readonly Operation[];
  faults: Faults;
  requestLog: RequestLog;
  styleHashes: readonly string[];
  /** Folder of the built web app; without one only the API is served. */
  webFolder: string | undefined;
  /** Address of the chat widget's script; the sandbox's own widget when absent. */
  chatScript: string | undefined;
  /** Answers the control API; null when it is switched off. */
  control: ((c: HttpContext) => Promise<Response>) | null;
  isServedHost: HostCheck;
  /** Told of a failure of our own. It must not print what a request carried. */
  onError: (error: unknown) => void;
}

/** Registers each operation under its path, and 405 for the other methods of that path. */
function addOperations(app: Hono<HttpEnv>, options: AppOptions): void {
  const served = Map.groupBy(options.operations, ({ id }) => operations[id].path);
  for (const [described, ofPath] of served) {
    const path = described.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const operation of ofPath) {
      const { method } = operations[operation.id];
      app.on(method, path, async (c) => toResponse(await dispatch(options, operation, c)));
    }
    const allow = ofPath.map(({ id }) => operations[id].method).join(', ');
    app.all(path, () => toResponse(refusals.methodNotAllowed(allow)));
  }
}

/** Joins headers, faults, operations, files, control API and the web app into one HTTP application. */
export function createApp(options: AppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => {
    if (isOurFailure(error)) options.onError(error);
    return toResponse(answerToError(error, c.req.path));
  });
  app.use(securityHeaderMiddleware(options.styleHashes));
  app.use(requestLogMiddleware(options.requestLog, options.services.clock));
  app.use(hostMiddleware(options.isServedHost));
  app.use(corsMiddleware(options.allowedOrigins));
  app.use(faultMiddleware(options.faults, options.timers));
  addOperations(app, options);
  app.get('/files/*', createFileServer(options));
  app.post(cspReportPath, takeCspReport);
  for (const { path, respond } of [...createChatFiles(options.chatScript), ...createDocsFiles()]) {
    app.get(path, respond);
  }
  const { control } = options;
  if (control) app.all('/sandbox/*', (c) => control(c));
  const serveStatic = createStaticFiles(options.webFolder);
  app.all('*', (c) => (isApiPath(c.req.path) ? toResponse(refusals.notFound()) : serveStatic(c)));
  return app;
}
