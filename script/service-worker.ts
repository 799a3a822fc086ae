import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const DESK = file('app/web/offline/offline-desk.entry.tsx');
const WORKER = file('app/web/offline/service-worker.ts');
const STYLE = file('app/app.css');
/** What the desk loads later, for its box. */
const LATER = new Set(['editor.ts', 'pasted.ts'].map((name) => file(`app/stories/writing/${name}`)));
/** The faces of the desk, beside the one in its style; others are loaded with a network only. */
const FONTS = /(?:inter|literata)-text/;

/**
 * Adds the service worker to the browser's files, at /service-worker.js, and the offline desk that it keeps, with a list of
 * all files that the desk loads. It changes with every build that changes one of them.
 */
export function serviceWorker(alias: Record<string, string>): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: DESK, name: 'offline-desk' });
    },
    async generateBundle(_options, bundle) {
      const desk = deskOf(bundle);
      const version = createHash('sha256').update(desk.files.join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await workerSource(alias, { ...desk, version }) });
    },
  };
}

/** The offline desk's own files, and all that they import. */
function deskOf(bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const entry = outputs.find((output) => output.type === 'chunk' && output.facadeModuleId === DESK);
  const style = outputs.find((output) => output.type === 'asset' && output.originalFileNames.includes(STYLE));
  if (!entry || !style) throw new Error('The offline desk, or its style, is not in the build.');
  const fonts = outputs.filter((output) => output.type === 'asset' && FONTS.test(output.fileName));
  const later = outputs.filter((output) => output.type === 'chunk' && LATER.has(output.facadeModuleId ?? ''));
  const scripts = new Set([entry, ...later].map(({ fileName }) => fileName));
  for (const name of scripts) {
    const output = bundle[name];
    if (output?.type === 'chunk') for (const imported of output.imports) scripts.add(imported);
  }
  const names = [...scripts, style.fileName, ...fonts.map(({ fileName }) => fileName)];
  return { script: `/${entry.fileName}`, style: `/${style.fileName}`, files: names.map((name) => `/${name}`) };
}

/** The worker as one classic script: not every browser starts workers that are modules. */
async function workerSource(alias: Record<string, string>, desk: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    define: { DESK: JSON.stringify(desk), DRAWING: JSON.stringify(await drawing(alias)) },
    build: { write: false, rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  });
  const [output] = 'output' in built ? built.output : [];
  if (output?.type !== 'chunk') throw new Error('The service worker could not be built.');
  return output.code;
}

async function drawing(alias: Record<string, string>): Promise<string> {
  const source = file('app/ui/art/cracked-keystone.tsx');
  const { module } = await runnerImport<typeof import('../app/ui/art/cracked-keystone')>(source, { configFile: false, resolve: { alias } });
  return renderToStaticMarkup(createElement(module.CrackedKeystone));
}
