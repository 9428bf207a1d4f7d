import { operations } from '@wealth/api-sdk/operations';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { createFileServer } from './api/files/createFileServer.ts';
import { createMediaServer, mediaPath } from './api/files/createMediaServer.ts';
import { createChatFiles } from './chat/createChatFiles.ts';
import { callerMiddleware, type CallEnv } from './dispatch/caller.ts';
import { dispatch, type DispatchOptions } from './dispatch/dispatch.ts';
import type { Operation } from './dispatch/handle.ts';
import { createDocsFiles } from './docs/createDocsFiles.ts';
import { refusals, toResponse } from './http/answer.ts';
import { isApiPath } from './http/apiPath.ts';
import { createStaticFiles } from './http/createStaticFiles.ts';
import { answerToError, isOurFailure } from './http/errorAnswer.ts';
import type { HttpContext } from './http/facts.ts';
import { faultMiddleware } from './http/faultMiddleware.ts';
import type { Faults } from './http/faults.ts';
import {
  corsMiddleware,
  hostMiddleware,
  originMiddleware,
  requestLogMiddleware,
  securityHeaderMiddleware,
} from './http/headerMiddleware.ts';
import type { HostCheck } from './http/hosts.ts';
import type { RequestLog } from './http/requestLog.ts';
import { cspReportPath } from './http/securityHeaders.ts';
import { takeCspReport } from './http/takeCspReport.ts';

export interface AppOptions extends DispatchOptions {
  operations: readonly Operation[];
  allowedOrigins: readonly string[];
  faults: Faults;
  requestLog: RequestLog;
  styleHashes: readonly string[];
  /** Folder of the built web app; without one only the API is served. */
  webFolder: string | undefined;
  /** Folder with the document and the script of the chat frame; without one no frame is served. */
  chatFrameFolder: string | undefined;
  /** Address of the chat widget's script; the sandbox's own widget when absent. */
  chatScript: string | undefined;
  /** Answers the control API; null when it is switched off. */
  control: ((c: HttpContext) => Promise<Response>) | null;
  isServedHost: HostCheck;
  /** Called with an unexpected failure of the server. It must not print what a request carried. */
  onError: (error: unknown) => void;
}

/** Registers each operation under its path, and 405 for the other methods of that path. */
function addOperations(app: Hono<CallEnv>, options: AppOptions): void {
  const caller = callerMiddleware(options);
  const origin = originMiddleware(options.allowedOrigins);
  const served = Map.groupBy(options.operations, ({ id }) => operations[id].path);
  for (const [described, ofPath] of served) {
    const path = described.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const operation of ofPath) {
      const { method } = operations[operation.id];
      if (method !== 'GET') app.on(method, path, origin);
      app.on(method, path, caller, async (c) => {
        const answer = await dispatch(options, operation, c);
        if (!answer.isRefusal) options.services.writes.record(method, path);
        return toResponse(answer);
      });
    }
    const allow = ofPath.map(({ id }) => operations[id].method).join(', ');
    app.all(path, () => toResponse(refusals.methodNotAllowed(allow)));
  }
}

/** Joins headers, faults, operations, files, control API and the web app into one HTTP application. */
export function createApp(options: AppOptions): Hono<CallEnv> {
  const app = new Hono<CallEnv>();
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
  app.get('/files/*', callerMiddleware(options), createFileServer(options));
  app.get(mediaPath, callerMiddleware(options), createMediaServer(options));
  app.post(cspReportPath, takeCspReport);
  for (const { path, respond } of [...createChatFiles(options), ...createDocsFiles()]) {
    app.get(path, respond);
  }
  const { control } = options;
  if (control) app.all('/sandbox/*', (c) => control(c));
  const serveStatic = createStaticFiles(options.webFolder);
  app.all('*', etag(), (c) => (isApiPath(c.req.path) ? toResponse(refusals.notFound()) : serveStatic(c)));
  return app;
}
