import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { Overloaded, overloadedTexts } from '~/platform/threads/overloaded';
import { guardRoutes } from './guard-routes';

it('answers a page whose heavy work cannot be done now with why, and when to try again', async () => {
  const loader = () => Promise.reject(new Overloaded(overloadedTexts.own, 429));
  const route = { id: 'heavy', path: 'heavy', parentId: undefined, module: { loader, default: () => null } };
  const build = { routes: { heavy: route } } as unknown as ServerBuild;
  const guarded = guardRoutes(build).routes.heavy?.module.loader;
  const context = new RouterContextProvider();
  const request = new Request('http://site.test/heavy');
  const asked = guarded?.({ request, url: new URL(request.url), params: {}, context, pattern: '/heavy' });
  await expect(asked).rejects.toMatchObject({ data: overloadedTexts.own, init: { status: 429, headers: { 'Retry-After': '10' } } });
});
