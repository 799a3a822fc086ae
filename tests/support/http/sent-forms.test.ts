import { describe, expect, it } from 'vitest';
import { type BodyRule, formFault } from '../../../app/platform/forms/body-rules';
import { answersOf } from './action-table';
import { readersOf } from './reader-table';
import { actions } from './sent-forms';
import { routesWithAction, siteRoutes } from './site-routes';

const modules = import.meta.glob<{ action?: { takes: BodyRule } }>('../../../app/**/*.route.{ts,tsx}');

describe('the tests know', () => {
  it('who may read each address', () => {
    expect(Object.keys(readersOf).sort()).toEqual(siteRoutes.map(({ path }) => path).sort());
  });

  it('who may send each thing that they send', () => {
    const sent = actions.filter(({ path }) => path !== 'signout').map(({ name }) => name);
    expect(Object.keys(answersOf).sort()).toEqual([...new Set(sent)].sort());
  });

  it.each(routesWithAction)('everything that /$path takes', async ({ path, file }) => {
    const takes = (await modules[`../../../app/${file}`]?.())?.action?.takes;
    const sent = actions.filter((action) => action.path === path);
    expect(sent.length).toBeGreaterThan(0);
    for (const { name, form, json } of sent) {
      if (takes?.kind === 'json') expect(json, name).toBeDefined();
      if (takes?.kind === 'form')
        expect(formFault(new TextEncoder().encode(String(new URLSearchParams(form))), takes), name).toBeUndefined();
    }
    const intents = takes?.kind === 'form' ? [...(takes.intents ?? [])] : [];
    expect(intents.filter((intent) => !sent.some(({ form }) => form?.intent === intent))).toEqual([]);
  });
});
