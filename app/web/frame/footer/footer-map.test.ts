import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { lawAddress, lawPages } from '~/site/law-pages';
import { shown } from '../../../../server/features';
import routes from '../../../routes';
import { footerMap } from './footer-map';

const known = (routes as RouteConfigEntry[]).flatMap(({ path = '' }): RouteObject[] => (path === '*' ? [] : [{ path }]));

it('the footer leads to every page of law and to pages that there are alone', () => {
  const links = [...footerMap(shown('footer')).matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
  expect(links).toEqual(expect.arrayContaining(lawPages.map(({ name }) => lawAddress(name))));
  for (const to of links) expect(matchRoutes(known, to), to).not.toBeNull();
  expect(new Set(links).size).toBe(links.length);
});
