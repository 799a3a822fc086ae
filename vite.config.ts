import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildName } from './script/build-name.ts';
import { serviceWorker } from './script/service-worker.ts';

/** What naming a group of modules may ask about them. */
type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const alias = {
  '~content': folder('./content'),
  '~migrations': folder('./migrations/index.ts'),
  '~': folder('./app'),
};

/** Tells whether a module of the site's own is imported, by whatever way, by the one where a page starts. */
function neededBy(start: RegExp) {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, context: ChunkingContext): boolean => {
    // Whatever of a library the captured modules use comes with them; its index imports all of it.
    if (!OWN.test(id)) return false;
    const needed = known.get(id) ?? (start.test(id) || importersOf(id, context).some((importer) => isNeeded(importer, context)));
    known.set(id, needed);
    return needed;
  };
  return isNeeded;
}

/** The site's own modules, and the icons, of which each is a module. */
const OWN = /[\\/](app|lucide-react)[\\/]/;
const importersOf = (id: string, context: ChunkingContext) => context.getModuleInfo(id)?.importers ?? [];

/** What every page needs, and what a story needs: most visitors come to one, and together they are smaller. */
const inFrame = neededBy(/[\\/]app[\\/](root|entry\.client)\.tsx(\?|$)|[\\/]library[\\/]reader[\\/]reader\.route\.tsx/);
/** What a board of tiles needs: the home page has one. */
const inTaster = neededBy(/[\\/]taster[\\/]taster-board\.tsx/);
/** What starts by itself where its file is loaded; the offline desk loads the frame too. */
const STARTS = /\.route\.tsx|entry\.client\.tsx/;

/**
 * Few files for the browser rather than many tiny ones, yet no page loads much that it does not use: the frame, and what
 * pages, forms, dialogs, covers and each arena share.
 */
const shared = { tags: ['$initial' as const], minShareCount: 2 };
const browserFiles = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|preload-helper/, priority: 9 },
    {
      ...shared,
      minShareCount: 1,
      name: (id: string, context: ChunkingContext) => (!STARTS.test(id) && inFrame(id, context) ? 'frame' : null),
      priority: 8,
    },
    {
      ...shared,
      name: 'parts',
      test: /lucide-react(?!.*[\\/](?:bold|italic|underline|strikethrough|link-2|list|list-ordered|quote|undo-2|redo-2)\.)|[\\/]app[\\/](platform[\\/](?!sealing|requests[\\/]time-zone|text[\\/]whole-address)|site|ui[\\/](?!charts|fields[\\/](?!select|field-frame)|dialogs|motion[\\/]use-follow|people[\\/](?:person-menu|earlier-names|drawn-head)|sharing|art[\\/]qr-code)|stories[\\/](?!bookmarks|collections|facts|hiding|kudos|notes|own|reading-lists|saving|search|first-readers|reading[\\/]after|listing[\\/](?:filters|cards|more-cards)|history|writing|content-rating[\\/](mature-form|content-fields|content-texts)|ratings[\\/]rate-at|sharing[\\/]appendages[\\/](?:appendages|belongs-to))|progress|covers[\\/](public-head|preview-pictures|story[\\/]cover))/,
      priority: 6,
    },
    // What rooms have while one waits for others.
    { ...shared, name: 'waiting', test: /[\\/]app[\\/]ui[\\/](sharing[\\/]|art[\\/]qr-code|people[\\/]drawn-head)/, priority: 6 },
    // Only where somebody writes.
    {
      ...shared,
      name: 'writing',
      test: /lucide-react.*[\\/](?:bold|italic|underline|strikethrough|link-2|list|list-ordered|quote|undo-2|redo-2)\.|node_modules[\\/](node-diff3|diff)[\\/]|[\\/]app[\\/](stories[\\/](saving|history[\\/]compar|writing|facts[\\/](?!languages))|platform[\\/]sealing)[\\/]/,
      priority: 6,
    },
    // Pages of lists have the same filters; forms share the languages with them.
    {
      ...shared,
      name: 'library',
      test: /[\\/]app[\\/](stories[\\/](listing[\\/](filters|cards)|facts[\\/]languages)|pages[\\/]library[\\/])/,
      priority: 5.5,
    },
    {
      ...shared,
      name: 'forms',
      test: /[\\/]@conform-to[\\/]|[\\/]app[\\/](ui[\\/]fields|accounts|stories[\\/]content-rating[\\/](mature-form|content-fields|content-texts))/,
      priority: 5,
    },
    { ...shared, name: 'dialogs', test: /[\\/](@radix-ui|aria-hidden|react-remove-scroll)|[\\/]ui[\\/]dialogs[\\/]/, priority: 4 },
    // Forms of authors, which readers do without.
    { ...shared, name: 'author-pages', test: /[\\/]fan-fiction[\\/](author-pages|acknowledgements)[\\/]/, priority: 4 },
    { ...shared, name: 'fan-fiction', test: /[\\/]app[\\/](arenas[\\/]fan-fiction|covers)[\\/]/, priority: 3 },
    // Pages that play, write or weave share machines and contracts; halls do without.
    {
      ...shared,
      name: 'machines',
      test: /node_modules[\\/]zod[\\/]|[\\/]app[\\/](platform[\\/](machine[\\/]|retry[\\/]retry-delay|storage[\\/]browser-storage)|ui[\\/]timers)/,
      priority: 3,
    },
    {
      ...shared,
      name: (id: string, context: ChunkingContext) => (/[\\/]word-games[\\/]/.test(id) && inTaster(id, context) ? 'tiles' : null),
      priority: 4,
    },
    { ...shared, name: 'hall', test: /[\\/]word-games[\\/](art|hall|texts)|requests[\\/]time-zone/, priority: 3 },
    {
      ...shared,
      name: (id: string) =>
        /[\\/]app[\\/](?:(?:arenas|pages)[\\/])?(admin|donation|law|leaderboard|moderation|notifications|players|(?<=(?:arenas|pages)[\\/])[\w-]+)[\\/]/.exec(
          id,
        )?.[1] ?? null,
      priority: 2,
    },
  ],
};

/** The server alone applies the rules of games, so what a game declares names them for browsers but brings them none. */
const isRulesOfGame = (id: string, importer?: string) => id.endsWith('.rules') && /[\\/]game\.ts$/.test(importer ?? '');

/** What browsers load besides React and its router. */
const browserLibraries = ['@conform-to/react', 'lucide-react', 'radix-ui', 'socket.io-client'];

/**
 * A build puts the server's libraries into its own files: Node starts these in much less time than the two thousand of the
 * libraries. Left out are those that find files of their own beside them, or try whether others are installed.
 * package.json has these alone as dependencies, and the image of Dockerfile holds nothing else.
 */
export const serverLibraries = {
  noExternal: true as const,
  external: ['@electric-sql/pglite', '@resvg/resvg-wasm', 'pg', 'pino', 'socket.io', 'wink-eng-lite-web-model', 'wink-nlp'],
};

const THREAD = '?thread';
/** Where development and tests put what threads start from: their packages are found from here. */
const THREADS = folder('./node_modules/.cache/quillarena-threads');

/**
 * Makes `import address from './file.ts?thread'` the address of a file that a thread of the server starts from, with all
 * of the site's own that it imports: in a build beside the server's files, else in a folder of the packages' caches.
 */
export function threadAddresses(): Plugin {
  let isBuild = false;
  return {
    name: 'thread-addresses',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (!id.endsWith(THREAD)) return;
      const { code, fileName } = await bundledThread(id.slice(0, -THREAD.length));
      if (isBuild) {
        const built = this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source: code });
        return `export default import.meta.ROLLUP_FILE_URL_${built}`;
      }
      await mkdir(THREADS, { recursive: true });
      await writeFile(join(THREADS, fileName), code);
      return `export default ${JSON.stringify(pathToFileURL(join(THREADS, fileName)).href)}`;
    },
    // Elsewhere such an address is one for browsers.
    resolveFileUrl({ moduleId, relativePath }) {
      if (moduleId.endsWith(THREAD)) return `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`;
    },
  };
}

/** Bundles a thread's program into one file, whose name changes with what it holds: processes of earlier builds find theirs. */
async function bundledThread(file: string): Promise<Rolldown.OutputChunk> {
  const rolldownOptions = { output: { entryFileNames: `${basename(file, '.server.ts')}-[hash].mjs`, codeSplitting: false } };
  const built = await build({
    ...{ configFile: false, logLevel: 'error', resolve: { alias }, ssr: serverLibraries },
    build: { ssr: file, write: false, rolldownOptions },
  });
  return (built as Rolldown.RolldownOutput).output[0];
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), threadAddresses(), serviceWorker(alias)],
  resolve: { alias },
  // In development: a library that is first met while a page loads would have that page load once more.
  optimizeDeps: { include: browserLibraries },
  // The server's own entry and the routes are one bundle: what server/main.ts makes is the very
  // instance that loaders import. bench:pages builds a server of its own.
  environments: {
    ssr: {
      ...(command === 'build' && {
        resolve: serverLibraries,
        define: { 'import.meta.env.QUILLARENA_BUILD': JSON.stringify(buildName(folder('.'))) },
      }),
      build: { rolldownOptions: { input: process.env.SERVER_ENTRY ?? './server/main.ts' } },
    },
    // Each page is told the files of all routes, beside the names of the routes.
    client: {
      build: {
        rolldownOptions: {
          external: isRulesOfGame,
          output: { codeSplitting: browserFiles, entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' },
        },
      },
    },
  },
}));
