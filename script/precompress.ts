// Compresses the browser's files as far as possible, once after the build, so that no request waits for it.
//   node script/precompress.ts FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder = 'build/client'] = process.argv.slice(2);
const WORTH_IT = /\.(js|css|svg|txt|webmanifest)$/;
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!WORTH_IT.test(name)) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, SMALLEST));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
