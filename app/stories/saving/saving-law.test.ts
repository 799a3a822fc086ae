import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSavingWorld, type WorldTab } from '../testing/saving-world';

/** Sequences tried; the environment may ask for more. */
const SEQUENCES = Number(process.env.SAVING_LAW_SEQUENCES ?? 300);
const DEVICES = 2;
const MOST_TABS = 4;

const act = fc.record({
  what: fc.constantFrom(
    ...(['open', 'open early', 'close', 'crash', 'type', 'type', 'type', 'delete'] as const),
    ...(['save', 'due', 'due', 'answered', 'answered', 'answered', 'lost', 'answer lost', 'retry', 'mine', 'theirs'] as const),
  ),
  tab: fc.nat(MOST_TABS - 1),
  place: fc.nat(5),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** What a writer did, in sentences that each occur once. */
interface Writing {
  typed: Set<string>;
  deleted: Set<string>;
}

/** Each begins with a character of its own, so that no part of one is part of another. */
const sentenceOf = (count: number) => `${String.fromCodePoint(0x4e00 + count)}. `;
const sentencesOf = (text: string): string[] => text.match(/[^. ]\. /gu) ?? [];

function run(acts: readonly Act[]): void {
  const world = createSavingWorld(DEVICES);
  const tabs: (WorldTab | undefined)[] = [];
  const writing: Writing = { typed: new Set(), deleted: new Set() };
  let count = 0;
  const sentence = () => {
    const made = sentenceOf(++count);
    writing.typed.add(made);
    return made;
  };
  const withMore = (text: string, place: number) => {
    const all = sentencesOf(text);
    return [...all.slice(0, place), sentence(), ...all.slice(place)].join('');
  };
  const deleteIn = (tab: WorldTab, place: number) => {
    const all = sentencesOf(tab.box());
    const [gone] = all.splice(place % Math.max(1, all.length), 1);
    if (gone === undefined) return;
    writing.deleted.add(gone);
    tab.type(all.join(''));
  };
  for (const { what, tab: at, place } of acts) {
    const tab = tabs[at];
    if (what === 'open' || what === 'open early') {
      if (!tab) tabs[at] = world.open(at % DEVICES, (served) => (what === 'open' ? served : withMore(served, place)));
    } else if (tab) {
      const isAsked = tab.page().saver.obstacle?.kind === 'conflict';
      if (what === 'type' && !isAsked) tab.type(withMore(tab.box(), place));
      else if (what === 'delete' && !isAsked) deleteIn(tab, place);
      else if (what === 'save') tab.tell({ type: 'asked', purpose: 'save' });
      else if (what === 'due' || what === 'retry') tab.tell({ type: what });
      else if (what === 'answered' || what === 'lost' || what === 'answer lost') tab.end(what);
      else if (what === 'mine' || what === 'theirs') tab.tell({ type: 'chosen', keep: what });
      else if (what === 'close' || what === 'crash') {
        // A page that is closed sends what is unsaved; whether that arrives is left open.
        if (what === 'close') tab.tell({ type: 'due' });
        if (place % 2 === 0) tab.end('answer lost');
        tabs[at] = undefined;
      }
    }
    check(world, tabs, writing);
  }
}

function check(world: ReturnType<typeof createSavingWorld>, tabs: readonly (WorldTab | undefined)[], { typed, deleted }: Writing): void {
  const open = tabs.filter((tab) => tab !== undefined);
  const offered = world.kept().map(({ body }) => body);
  const everywhere = [world.server.body, ...world.history, ...open.map((tab) => tab.box()), ...offered].join('\n');
  for (const one of typed) if (!deleted.has(one)) expect(everywhere, `'${one}' is lost`).toContain(one);
  if (deleted.size > 0) return;
  for (const tab of open) {
    const { obstacle, words } = tab.page().saver;
    if (obstacle?.kind !== 'conflict') continue;
    const [mine, theirs] = [sentencesOf(words.body), sentencesOf(obstacle.theirs.body)];
    const bothNew = mine.some((one) => !theirs.includes(one)) && theirs.some((one) => !mine.includes(one));
    expect(bothNew, `asked about '${words.body}' and '${obstacle.theirs.body}', of which one has the other`).toBe(true);
  }
}

describe('the law of saving', () => {
  it('is kept by all that writers, tabs, devices and networks do', () => {
    fc.assert(fc.property(fc.array(act, { minLength: 5, maxLength: 60, size: 'max' }), run), { numRuns: SEQUENCES });
  });
});
