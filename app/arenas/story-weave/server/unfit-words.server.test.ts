import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lobbySetting } from '../rules/room-setting';
import { battleIn, battleChoice as choice, handIn } from '../testing/battle-moves';
import { openWeaveFixture, SECOND, start, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';
import { refusals } from '../texts';
import type { RoomChoice } from './seating/lobby';
import { newVisit } from './seating/presence.server';
import { fitWords, shownWhileTyped, whyUnfit } from './unfit-words.server';

const fixture = openWeaveFixture();

const CRUDE = 'What the fuck, she said.';
const SLUR = 'He called them niggers.';

/** Ada and Ben in a room of Ada's, which has begun. */
async function begun(differences: Partial<RoomChoice>): Promise<{ ada: Browser; ben: Browser; roomId: string }> {
  const roomId = await fixture.server.weave.open(fixture.ada, newVisit(), { ...choice, format: 'turns', isPrivate: false, ...differences });
  const [ada, ben] = [fixture.server.connect(fixture.ada), fixture.server.connect(fixture.ben)];
  for (const browser of [ada, ben]) await browser.ask('weave:join', { roomId });
  await start(ada);
  return { ada, ben, roomId };
}

/** The part of a turn whose time was up with these words in its box; undefined where there is none. */
async function partByClock(ada: Browser, roomId: string, words: string): Promise<string | undefined> {
  const { number } = await fixture.turnOf(ada, 'Ada');
  await ada.ask('weave:draft', { roomId, turn: number, keep: 0, add: words });
  await fixture.pass(62 * SECOND);
  return viewOf(ada).parts.find((part) => part.number === number)?.text;
}

it('slurs stand in no room, crude words in private ones and in public ones that are rated Teen', () => {
  const room = (isPrivate: boolean, rating: 'none' | 'general' | 'teen') => ({
    setting: { ...lobbySetting, ...choice, isPrivate, rating },
  });
  for (const isPrivate of [true, false]) expect(whyUnfit(room(isPrivate, 'teen'), SLUR)).toBe('slur');
  expect([whyUnfit({}, CRUDE), whyUnfit(room(false, 'general'), CRUDE)]).toEqual(['crude', 'crude']);
  expect([whyUnfit(room(false, 'teen'), CRUDE), whyUnfit(room(true, 'general'), CRUDE)]).toEqual([undefined, undefined]);
  expect([fitWords({}, CRUDE), fitWords({}, 'She went in.')]).toEqual(['', 'She went in.']);
});

describe('in a public room', () => {
  it('a turn with crude words is refused and goes on, and other words end it', async () => {
    const { ada } = await begun({});
    await fixture.turnOf(ada, 'Ada');
    expect(await submit(ada, CRUDE)).toMatchObject({ ok: false, code: 'crude', text: refusals.crude });
    expect(viewOf(ada).turn).toMatchObject({ writer: 'Ada' });
    expect(await submit(ada, 'Good grief, she said.')).toMatchObject({ ok: true });
  });

  it('what stands in the box at the end of a turn is no part of the story with such words', async () => {
    const { ada, roomId } = await begun({});
    expect(await partByClock(ada, roomId, CRUDE)).toBeUndefined();
  });

  it('others never see such words while they are typed, but their writer does in each tab', async () => {
    const { ada, ben, roomId } = await begun({});
    const tab = fixture.server.connect(fixture.ada);
    await tab.ask('weave:join', { roomId });
    const { number: turn } = await fixture.turnOf(ada, 'Ada');
    const draftsOf = (...browsers: Browser[]) => browsers.map((browser) => (viewOf(browser).turn as { draft?: string } | null)?.draft);
    for (const keep of CRUDE.split('').keys()) {
      await ada.ask('weave:draft', { roomId, turn, keep, add: CRUDE.charAt(keep) });
      expect(draftsOf(ben)[0]).not.toContain('fuc');
    }
    const late = fixture.server.connect();
    await late.ask('weave:watch', { roomId });
    expect(draftsOf(ben, late, tab)).toEqual(['What the ', 'What the ', CRUDE]);
    await ada.ask('weave:draft', { roomId, turn, keep: 9, add: 'heck, she said.' });
    expect(draftsOf(ben, late, tab)).toEqual(Array(3).fill('What the heck, she said.'));
  });

  it('a passage of a round is refused, and withheld when the time is up', async () => {
    const { ada, ben, roomId } = await begun({ format: 'battle' });
    await fixture.pass(2 * SECOND);
    const { round } = battleIn(ada);
    expect(await handIn(ada, CRUDE)).toMatchObject({ ok: false, code: 'crude' });
    await ada.ask('weave:passage-draft', { roomId, round, text: CRUDE });
    await handIn(ben, 'He ran.');
    await fixture.pass(92 * SECOND);
    expect(viewOf(ada).parts.map(({ text }) => text)).toEqual(['He ran.']);
  });

  it('a prompt of one’s own is refused when the room is opened', async () => {
    const open = (prompt: string, rating: 'general' | 'teen') =>
      fixture.server.weave.open(fixture.ada, newVisit(), { ...choice, isPrivate: false, rating, prompt });
    await expect(open(CRUDE, 'general')).rejects.toThrow(refusals.crude);
    await expect(open(SLUR, 'teen')).rejects.toThrow(refusals.slur);
    await expect(open(CRUDE, 'teen')).resolves.toEqual(expect.any(String));
  });
});

it('what others see of words that are typed does not depend on how they came', () => {
  const words = fc.constantFrom('gate ', 'fuck', 'the ', 'Scunthorpe ', 'f', 'nig', 'ht ', 'kikes, ', '\n', '🪶');
  const changes = fc.array(fc.record({ keep: fc.nat(60), add: fc.array(words, { maxLength: 6 }).map((all) => all.join('')) }));
  fc.assert(
    fc.property(changes, fc.boolean(), (typed, mayBeCrude) => {
      let [text, shown] = ['', ''];
      for (const { keep, add } of typed) {
        text = text.slice(0, keep) + add;
        shown = shownWhileTyped(text, { mayBeCrude }, Math.min(keep, shown.length));
        expect(shown).toBe(shownWhileTyped(text, { mayBeCrude }));
      }
    }),
  );
});

it('a story with crude words is at least for teens, whatever its room was rated', async () => {
  const { ada, roomId } = await begun({ isPrivate: true, rating: 'general' });
  await fixture.turnOf(ada, 'Ada');
  expect(await submit(ada, CRUDE)).toMatchObject({ ok: true });
  await ada.ask('weave:close', { roomId });
  expect((await fixture.database.execute('select content_rating from story')).rows).toEqual([{ content_rating: 'teen' }]);
});
