import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  '~content': folder('./content'),
  '~migrations': folder('./migrations/index.ts'),
  '~': folder('./app'),
};

/**
 * Few files for the browser rather than many tiny ones: the framework, which seldom changes, and what most pages
 * share. What fewer pages need comes with them, so that no page loads what it does not use.
 */
const browserFiles = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    { name: 'shared', minShareCount: 8, priority: 1 },
  ],
};

/** What browsers load besides React and its router. */
const browserLibraries = ['@conform-to/react', 'lucide-react', 'radix-ui', 'socket.io-client'];

const THREAD = '?thread';

/**
 * Makes `import address from './file.ts?thread'` the address of a file that a thread of the server starts from: in
 * development and in tests of the source itself, which Node reads, in a build of a file beside the server's.
 */
export function threadAddresses(): Plugin {
  let isBuild = false;
  return {
    name: 'thread-addresses',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      if (!id.endsWith(THREAD)) return;
      const file = id.slice(0, -THREAD.length);
      if (!isBuild) return `export default ${JSON.stringify(pathToFileURL(file).href)}`;
      const mark = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
      const built = this.emitFile({ type: 'chunk', id: file, fileName: `assets/${basename(file, '.server.ts')}-${mark}.js` });
      return `export default import.meta.ROLLUP_FILE_URL_${built}`;
    },
    // Elsewhere such an address is one for browsers.
    resolveFileUrl({ moduleId, relativePath }) {
      if (moduleId.endsWith(THREAD)) return `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`;
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), threadAddresses()],
  resolve: { alias },
  // In development: a library that is first met while a page loads would have that page load once more.
  optimizeDeps: { include: browserLibraries },
  // The server's own entry and the routes are one bundle: what server/main.ts makes is the very
  // instance that loaders import.
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: browserFiles } } } },
  },
});
