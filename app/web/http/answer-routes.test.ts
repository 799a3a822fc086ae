import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answerRoutes } from './answer-routes';

type Routes = ServerBuild['routes'];

/** A route that answers with its own name and what its address named. */
function route(id: string, path: string | undefined, parentId?: string): Routes {
  const loader = ({ params }: { params: Record<string, string | undefined> }) => Response.json({ id, params });
  const module = { loader } as unknown as NonNullable<Routes[string]>['module'];
  return { [id]: { id, path, parentId, index: path === '' ? true : undefined, module } as NonNullable<Routes[string]> };
}

function page(id: string, path: string, parentId: string): Routes {
  return { [id]: { id, path, parentId, module: { default: () => null } } as NonNullable<Routes[string]> };
}

const layout: Routes = { root: { id: 'root', path: '', module: { default: () => null } } as NonNullable<Routes[string]> };

/** Says of what a page would be built. */
function renderPage(_request: Request, status: number, headers: Headers, { manifest, routeModules }: EntryContext): Response {
  const lists = [manifest.routes, routeModules].map((list) => Object.keys(list).sort());
  return new Response(JSON.stringify(lists), { status, headers });
}

const routes: Routes = {
  ...layout,
  ...route('home', '', 'root'),
  ...route('stories', 'stories', 'root'),
  ...route('arena', 'stories/:arena', 'root'),
  ...route('book', 'story/:storyId.epub', 'root'),
  ...route('story', 'story/:storyId', 'root'),
  ...route('rating', 'story/:storyId/rating', 'root'),
  ...route('robots', 'robots.txt', 'root'),
  ...route('section', 'games', 'root'),
  ...route('game', ':gameId', 'section'),
  ...route('feeds', 'feeds/*', 'root'),
  ...route('anything', '*', 'root'),
  ...page('about', 'about', 'root'),
};
const names = Object.keys(routes);

const build = {
  routes,
  entry: { module: { default: renderPage } },
  assets: {
    routes: Object.fromEntries(names.map((id) => [id, { id, module: `/assets/${id}.js` }])),
    entry: { imports: [], module: '' },
    url: '',
    version: '',
  },
  ...{ basename: '/', publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const answered = async (answer: ReturnType<typeof answerRoutes>, path: string, init?: RequestInit) => {
  const response = await answer(new Request(`https://arena.example${path}`, init), new RouterContextProvider());
  return { status: response.status, text: await response.text() };
};

describe('the routes that answer an address', () => {
  const byBeginning = answerRoutes(build);
  const byAll = createRequestHandler(build, 'production');
  const paths = [
    ...['/', '//', '/?story=1', '/#story', '/stories', '/stories/', '/stories/story-weave', '/stories/a/b', '/stories.html'],
    ...[
      '/story/1',
      '/story/1/',
      '/STORY/1',
      '/Story/1?sort=rating',
      '/story',
      '/story/',
      '/story/1.epub',
      '/story/1/rating',
      '/story/1/read',
    ],
    ...['/st%6Fry/1', '/story%2F1', '/storyline', '/story?/1', '/story/é…', '/robots.txt', '/ROBOTS.TXT', '/robots'],
    ...[
      '/games',
      '/games/anagram',
      '/games/anagram/x',
      '/feeds',
      '/feeds/all.atom',
      '/feeds/a/b',
      '/nowhere',
      '/no/where',
      '/*',
      '/:gameId',
    ],
    ...['/constructor', '/__proto__/1', '/toString'],
  ];

  it.each(paths)('%s leads where it leads among all of them', async (path) => {
    expect(await answered(byBeginning, path)).toEqual(await answered(byAll, path));
  });

  it('are told apart by what follows', async () => {
    expect(await answered(byBeginning, '/story/1/rating?stars=5')).toEqual({
      status: 200,
      text: JSON.stringify({ id: 'rating', params: { storyId: '1' } }),
    });
    expect(await answered(byBeginning, '/Games/anagram')).toEqual({
      status: 200,
      text: JSON.stringify({ id: 'game', params: { gameId: 'anagram' } }),
    });
    expect(JSON.parse((await answered(byBeginning, '/story/1/nowhere')).text)).toMatchObject({ id: 'anything' });
  });

  it('build a page of what they are themselves, and of no other', async () => {
    const [files, modules] = JSON.parse((await answered(byBeginning, '/about?from=home')).text);
    expect(files).toEqual(['about', 'anything', 'home', 'root']);
    expect(modules).toEqual(files);
  });
});
