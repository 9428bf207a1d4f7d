// Makes what came from public/ as small as the rest, then writes a .br and a .gz sibling of every text file of the build: the server answers with them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from 'terser';

const dist = path.resolve(import.meta.dirname, '../dist');
const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

const theme = path.join(dist, 'theme.js');
const { code } = await minify(readFileSync(theme, 'utf8'), { ecma: 2020 });
writeFileSync(theme, code);

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const source = readFileSync(file);
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  writeFileSync(`${file}.br`, brotliCompressSync(source, { params: brotli }));
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
}
