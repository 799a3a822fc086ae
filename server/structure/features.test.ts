import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { reasonsWith } from '../../app/moderation/cases/reasons';
import routes from '../../app/routes';
import { detectors, features, shown } from '../features';

const layers: string[][] = JSON.parse(readFileSync('layers.json', 'utf8'));
const folderOf = (file: string) => basename(dirname(file));
const declaredFeatures = Object.keys(import.meta.glob('../../app/**/feature.server.ts')).map(folderOf);
const declaredRoutes = import.meta.glob<Record<string, RouteConfigEntry[]>>('../../app/**/feature.routes.ts', { eager: true });

describe('the site', () => {
  it('has every feature that declares itself, by the name of its folder', () => {
    expect(features.map(({ name }) => name).toSorted()).toEqual(declaredFeatures.toSorted());
  });

  it('answers at every address that a feature lists, each once', () => {
    const listed = Object.values(declaredRoutes).flatMap((module) => Object.values(module).flat());
    expect(routes).toHaveLength(listed.length);
    expect(new Set(routes)).toEqual(new Set(listed));
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('answers wherever what its features show leads, by name alone', () => {
    const known = routes.flatMap(({ path }): RouteObject[] => (path === '*' ? [] : [{ path: path ?? '' }]));
    const arenas = shown('arenas').flatMap(({ play, more, results }) => [play, more?.to ?? play, results.to]);
    const links = [...shown('navigation'), ...shown('footer'), ...shown('boards').map(({ wayOnto }) => wayOnto)].map(({ to }) => to);
    for (const to of [...arenas, ...links, ...shown('addresses')]) expect(matchRoutes(known, to.split('?', 1)[0] ?? ''), to).not.toBeNull();
  });

  it('knows each reason of what it finds by an id of its own', () => {
    const found = new Set(detectors.flatMap(({ finds }) => finds));
    expect(reasonsWith(detectors).all).toHaveLength(reasonsWith([]).all.length + found.size);
  });

  it.each(Object.entries(declaredRoutes))('finds the files of %s in the feature itself', (file, module) => {
    const folder = dirname(file).replace('../../app/', '');
    for (const route of Object.values(module).flat()) expect(route.file).toMatch(new RegExp(`^${folder}/`));
  });

  it('has every folder of its layers in the drawing of docs/architecture.md', () => {
    const [, drawing = ''] = readFileSync('docs/architecture.md', 'utf8').split('```');
    const drawn = new Set(drawing.match(/[\w-]+/g));
    expect(layers.flat().filter((folder) => !drawn.has(folder.replace('/*', '')))).toEqual([]);
  });
});
