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
  /** Deleted ones that the server had, and has no more. */
  gone: Set<string>;
  /** Those that may come back: a question about them was answered, or two open tabs of a device had the same unsaved copy. */
  mayReturn: Set<string>;
}

/** Each begins with a character of its own, so that no part of one is part of another. */
const sentenceOf = (count: number) => `${String.fromCodePoint(0x4e00 + count)}. `;
const sentencesOf = (text: string): string[] => text.match(/[^. ]\. /gu) ?? [];

function run(acts: readonly Act[]): void {
  const world = createSavingWorld(DEVICES);
  const tabs: (WorldTab | undefined)[] = [];
  const writing: Writing = { typed: new Set(), deleted: new Set(), gone: new Set(), mayReturn: new Set() };
  const maySentencesReturn = (text: string) => {
    for (const one of sentencesOf(text)) writing.mayReturn.add(one);
  };
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
    const before = world.server.body;
    if (what === 'open' || what === 'open early') {
      if (tab) continue;
      const device = at % DEVICES;
      const isShared = tabs.some((other, index) => other && index % DEVICES === device);
      if (isShared) for (const { body } of world.keptOn(device)) maySentencesReturn(body);
      tabs[at] = world.open(device, (served) => (what === 'open' ? served : withMore(served, place)));
    } else if (tab) {
      const { obstacle } = tab.page().saver;
      const isAsked = obstacle?.kind === 'conflict';
      if (isAsked && (what === 'mine' || what === 'theirs')) maySentencesReturn(tab.box() + obstacle.theirs.body);
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
    checkKept(world, tabs, writing);
    checkGone(world, before, writing);
    checkQuestions(world, tabs, writing);
  }
}

type World = ReturnType<typeof createSavingWorld>;
type Tabs = readonly (WorldTab | undefined)[];

/** What was typed is on the server, in a box, or offered. */
function checkKept(world: World, tabs: Tabs, { typed, deleted }: Writing): void {
  const open = tabs.filter((tab) => tab !== undefined);
  const offered = world.kept().map(({ body }) => body);
  const everywhere = [world.server.body, ...world.history, ...open.map((tab) => tab.box()), ...offered].join('\n');
  for (const one of typed) if (!deleted.has(one)) expect(everywhere, `'${one}' is lost`).toContain(one);
}

/** What was deleted and saved does not return unasked. @param before the server's text before the last act. */
function checkGone({ server }: World, before: string, { deleted, gone, mayReturn }: Writing): void {
  for (const one of deleted) {
    const isThere = server.body.includes(one);
    if (!isThere && before.includes(one)) gone.add(one);
    if (isThere && gone.has(one) && !mayReturn.has(one)) expect.fail(`'${one}' was deleted and came back: '${server.body}'`);
  }
}

/** No question is asked while one text was made from the other. */
function checkQuestions({ versions }: World, tabs: Tabs, { deleted }: Writing): void {
  for (const tab of tabs) {
    if (!tab) continue;
    const { obstacle, words, version } = tab.page().saver;
    if (obstacle?.kind !== 'conflict') continue;
    expect(versions.slice(version + 1), `asked about '${words.body}', which the server has had`).not.toContain(words.body);
    if (deleted.size > 0) continue;
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
