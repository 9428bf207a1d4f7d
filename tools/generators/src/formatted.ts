import { join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** A file as `npm run format` would leave it. @param root - Absolute path of the repository. */
export async function formatted(root: string, path: string, text: string): Promise<string> {
  const file = join(root, path);
  const { inferredParser } = await getFileInfo(file);
  if (inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
