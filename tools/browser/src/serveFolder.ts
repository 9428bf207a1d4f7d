import { createServer } from 'node:http';
import { answerWithFile } from './answerWithFile.ts';

export interface ServedFolder {
  origin: string;
  stop: () => void;
}

/** Serves the files of a folder on a free port of the loopback interface, each with `headers`. */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeaders(new Map(Object.entries(headers)));
    void answerWithFile(folder, pathname, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
