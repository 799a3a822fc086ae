import { describe, expect, it } from 'vitest';
import type { Executor } from '~/platform/database/database.server';
import type { Reportable } from '~/platform/feature/reportable';
import { measuresFor } from '../decisions/measures';
import { createReportTargets } from './report-targets.server';

const LONG = 'A leaf falls. '.repeat(100);
const executor = {} as Executor;
const hidden: string[] = [];

/** What a feature that comes later would declare. */
const poem: Reportable = {
  kind: 'poem',
  noun: 'poem',
  textOf: (label) => `the poem “${label}”`,
  find: async (_, id, reader) =>
    id === 'hidden' && reader === 'anybody'
      ? undefined
      : { label: 'Leaves', author: 'Mara', ownerId: null, excerpt: LONG, address: '/poems/1', storyId: null },
  setHidden: async (_, { id }, isHidden) => {
    hidden.push(`${id} ${isHidden}`);
    return true;
  },
  snapshot: async () => ({ watched: { stanzas: LONG }, besides: {} }),
  instead: async (_, { kind, id }) => (kind === 'book' ? { label: 'Only one poem is wrong', kind: 'poem', id } : undefined),
};
const targets = createReportTargets([poem]);

describe('a kind that a feature declares', () => {
  it('is found with what sentences call it, and with the beginning of its words', async () => {
    const found = await targets.find(executor, { kind: 'poem', id: '1' });
    expect(found).toMatchObject({ kind: 'poem', id: '1', noun: 'poem', text: 'the poem “Leaves”', isPerson: false });
    expect(found?.excerpt).toBe(`${LONG.slice(0, 400)}…`);
    expect((await targets.findForModerators(executor, { kind: 'poem', id: '1' }))?.excerpt).toBe(LONG.trim());
  });

  it('is shown to moderators alone where it is hidden, and is hidden and restored by its feature', async () => {
    const name = { kind: 'poem', id: 'hidden' };
    expect(await targets.find(executor, name)).toBeUndefined();
    expect(await targets.findForModerators(executor, name)).toBeDefined();
    await targets.setHidden({} as never, { ...name, storyId: null }, false);
    expect(hidden).toEqual(['hidden false']);
  });

  it('is offered beside another, and can be hidden like everything, but not given a rating', async () => {
    expect(await targets.instead(executor, { kind: 'book', id: '7' })).toEqual([
      { label: 'Only one poem is wrong', kind: 'poem', id: '7' },
    ]);
    const measures = measuresFor({ kind: 'poem', declared: targets.measuresOf('poem'), ownerId: 'mara', hasLeft: false });
    expect(measures).toEqual(['nothing', 'hide', 'warn', 'suspend', 'ban']);
  });
});

it('a kind that no feature declares is nothing to report', async () => {
  const name = { kind: 'song', id: '1' };
  expect(await targets.find(executor, name)).toBeUndefined();
  expect(await targets.setHidden({} as never, { ...name, storyId: null }, true)).toBe(false);
  expect(targets.textOf('song', 'Rain')).toBe('Rain');
});
