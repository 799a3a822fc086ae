import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of the build, with parameters as ':name' and '*'. */
export interface FuzzRoute {
  path: string;
  takesForms: boolean;
}

interface ManifestRoute {
  path?: string;
  parentId?: string;
  hasAction: boolean;
}

/** Addresses that are handled before the routes. */
const OTHERS = [
  ...[
    '/healthz',
    '/livez',
    '/openz',
    '/readyz',
    '/metrics',
    '/favicon.ico',
    '/webhooks/stripe',
    '/word-games/runs/:runId/moves',
    '/word-games/runs/:runId/end',
  ],
  ...['/live/', '/__manifest', '/assets/:file', '/_root.data'],
];

/** Reads the routes of the production build from the manifest it sends to browsers. */
export async function readRoutes(clientFolder: string): Promise<FuzzRoute[]> {
  const assets = join(clientFolder, 'assets');
  const file = (await readdir(assets)).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error(`${assets} has no list of routes.`);
  const script = await readFile(join(assets, file), 'utf8');
  const manifest = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as { routes: Record<string, ManifestRoute> };
  const routes = Object.values(manifest.routes)
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ path = '', hasAction }) => ({ path: `/${path}`, takesForms: hasAction }));
  return [...routes, ...OTHERS.map((path) => ({ path, takesForms: true }))];
}
