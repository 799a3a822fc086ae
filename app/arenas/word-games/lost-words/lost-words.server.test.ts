import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '~/platform/clock/durations';
import { msToNextDate } from '~/platform/clock/local-days';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import { gameRules } from '../games/game-rules';
import type { Lexicon } from '../lexicon/lexicon';
import { openRefereeFixture } from '../testing/referee-fixture';
import { smallLexicon } from '../testing/small-lexicon';
import { loseWords } from './lost-word-rows.server';
import { createLostWords, type LostWords } from './lost-words.server';
import { lostWordTexts } from './texts';

const SECRET = 'a secret of some length for tests';
const lexicon = smallLexicon();
const [first = '', second = ''] = lexicon.words.filter(({ word }) => word.length === 6).map(({ word }) => word);
const fixture = openRefereeFixture();
let lostWords: LostWords;

function practiceOf(known: Lexicon): LostWords {
  const { database, clock } = fixture();
  const limiter = createRateLimiter(database.db, clock, SECRET);
  return createLostWords({ db: database.db, clock, secret: SECRET, limiter, lexiconOf: () => known });
}

beforeEach(() => {
  lostWords = practiceOf(lexicon);
});

const lose = (...words: string[]) => loseWords(fixture().database.db, fixture().playerId, words, fixture().clock.now());
const learner = (zone = 'UTC', { playerId } = fixture()) => ({ playerId, zone });
const list = (zone?: string) => lostWords.listOf(learner(zone));

/** Lets time pass until a moment. */
const passTo = (moment: string) => fixture().clock.advance(Date.parse(moment) - fixture().clock.now().getTime());

/** Practices the first word, the only one that is due. @param known whether it is answered; else the answer is shown. */
async function practice(known: boolean) {
  const { token } = await lostWords.begin(learner());
  const move = known ? { type: 'answer', text: first } : { type: 'skip' };
  return { token, move, answer: await lostWords.play(learner(), { token, move }) };
}

describe('words that got away', () => {
  it('are nobody’s at first, and cannot be practiced before they are due', async () => {
    expect(await list()).toEqual({ waiting: [], due: 0, onTheWay: 0, wonBack: 0 });
    await lose(first);
    expect(await list()).toMatchObject({ waiting: [{ word: first, known: 0 }], due: 0, onTheWay: 1 });
    await expect(lostWords.begin(learner())).rejects.toThrow(/No word is due/);
  });

  it('are listed until they are due, and not told before they are asked for', async () => {
    await lose(first);
    fixture().clock.advance(DAY_MS / 2);
    await lose(second);
    fixture().clock.advance(DAY_MS / 2);
    expect(await list()).toMatchObject({ waiting: [{ word: second }], due: 1, onTheWay: 1 });
    await practice(false);
    expect(await list()).toMatchObject({ waiting: [{ word: second }, { word: first }], due: 0, onTheWay: 2 });
  });

  it('come back after 1, 3, 7 and 21 days, and are won back when they were known each time', async () => {
    await lose(first);
    const { clock } = fixture();
    for (const days of [1, 3, 7, 21]) {
      clock.advance((days - 1) * DAY_MS + msToNextDate('UTC', clock.now()) - 1);
      expect((await list()).due, `${days}`).toBe(0);
      clock.advance(1);
      const { answer } = await practice(true);
      expect(answer).toMatchObject({ over: true, learned: { word: first, known: true, wonBack: days === 21 } });
      expect(answer?.learned?.definition).toBe(lexicon.entry(first)?.definition);
    }
    expect(await list()).toEqual({ waiting: [], due: 0, onTheWay: 0, wonBack: 1 });
  });

  it('are due from the beginning of their date where the player is, whenever they got away the day before', async () => {
    const zone = 'America/New_York';
    passTo('2026-03-02T02:00:00Z');
    await lose(first);
    // Half an hour before midnight there.
    passTo('2026-03-02T04:30:00Z');
    expect(await list(zone)).toMatchObject({ due: 0, onTheWay: 1 });
    passTo('2026-03-02T05:00:00Z');
    expect(await list(zone)).toMatchObject({ due: 1, onTheWay: 0 });
    const { token } = await lostWords.begin(learner(zone));
    await lostWords.play(learner(zone), { token, move: { type: 'answer', text: first } });
    expect(await list(zone)).toMatchObject({ waiting: [{ known: 1 }], due: 0 });
  });

  it('are not due at once where the date has 25 hours', async () => {
    const zone = 'America/New_York';
    passTo('2026-11-01T04:10:00Z');
    await lose(first);
    expect(await list(zone)).toMatchObject({ due: 0, onTheWay: 1 });
  });

  it('that are not known, or got away once more, begin from the start', async () => {
    await lose(first);
    fixture().clock.advance(DAY_MS);
    await practice(true);
    fixture().clock.advance(3 * DAY_MS);
    expect((await practice(false)).answer?.learned).toMatchObject({ known: false, wonBack: false });
    expect((await list()).waiting).toMatchObject([{ known: 0 }]);
    fixture().clock.advance(DAY_MS);
    await practice(true);
    await lose(first);
    expect((await list()).waiting).toMatchObject([{ known: 0 }]);
  });

  it('are not known by another word that fits, which costs nothing', async () => {
    await lose(first);
    fixture().clock.advance(DAY_MS);
    const { token, view } = await lostWords.begin(learner());
    const other = [...(view as { pattern: string }).pattern].map((letter) => (letter === '_' ? 'z' : letter)).join('');
    const answer = (text: string, sent = token) => lostWords.play(learner(), { token: sent, move: { type: 'answer', text } });
    expect((await answer(other))?.verdict, 'no word').toMatchObject({ kind: 'wrong', text: 'Try again!' });
    lostWords = practiceOf({ ...lexicon, isWord: (text) => text === other || lexicon.isWord(text) });
    const fitting = await answer(other);
    expect(fitting).toMatchObject({ over: false, verdict: { kind: 'refused', text: lostWordTexts.fitsToo } });
    expect([fitting?.learned, (await list()).due]).toEqual([undefined, 1]);
    expect((await answer(first, fitting?.token))?.learned).toMatchObject({ word: first, known: true });
  });

  it('count once, however often an answer is sent', async () => {
    await lose(first);
    fixture().clock.advance(DAY_MS);
    const { token, move } = await practice(true);
    const again = await Promise.all([1, 2].map(() => lostWords.play(learner(), { token, move })));
    expect(again.map((each) => each?.learned?.wonBack)).toEqual([false, false]);
    expect((await list()).waiting).toMatchObject([{ known: 1 }]);
  });

  it('are asked for without their letters being told, and only those who lost them', async () => {
    const { database, clock } = fixture();
    const other = await makePlayer(database, clock, 'Ben');
    const others = { playerId: other.id, zone: 'UTC' };
    await lose(first, second);
    clock.advance(DAY_MS);
    const begun = await lostWords.begin(learner());
    for (const word of [first, second]) expect(JSON.stringify(begun)).not.toContain(word);
    expect(await lostWords.play(others, { token: begun.token, move: { type: 'skip' } })).toBeUndefined();
    expect(await lostWords.play(learner(), { token: 'x', move: { type: 'skip' } })).toBeUndefined();
    expect(await lostWords.play(learner(), { token: begun.token, move: { type: 'end' } })).toBeUndefined();
    await expect(lostWords.begin(others)).rejects.toThrow(/No word is due/);
  });

  it('come from a run by themselves, once it is over', async () => {
    const { clock, player } = fixture();
    const referee = fixture().another({ games: gameRules, lexiconOf: () => lexicon });
    const run = await referee.start('word-guess', player);
    const skipped = await referee.move(run.runId, { key: run.key, number: 1, move: { type: 'skip' } });
    expect((await list()).waiting).toEqual([]);
    clock.advance(3 * MINUTE_MS);
    await referee.settleDueRuns();
    const answer = 'verdict' in skipped ? skipped.verdict.answer : undefined;
    expect((await list()).waiting.map(({ word }) => word)).toEqual([answer]);
  });

  it('are at most five hundred at once: those on the list begin from the start, and those that were won back leave room', async () => {
    const { database, clock } = fixture();
    const words = Array.from({ length: 510 }, (_, index) => `word${String(index).padStart(3, '0')}`);
    const { db } = database;
    const stored = async () => (await db.selectFrom('lost_word').select('word').execute()).length;
    await lose(...words);
    expect(await stored()).toBe(500);
    await lose(first);
    expect(await stored()).toBe(500);
    clock.advance(DAY_MS);
    await db.updateTable('lost_word').set({ known: 2 }).where('word', '=', 'word007').execute();
    await lose(first, 'word007');
    const row = db.selectFrom('lost_word').select(['known', 'lost_at']).where('word', '=', 'word007');
    expect(await row.executeTakeFirst()).toEqual({ known: 0, lost_at: clock.now() });
    await db.updateTable('lost_word').set({ won_back_at: clock.now() }).where('word', 'in', ['word007', 'word008']).execute();
    await lose(first, 'word007');
    expect((await list()).wonBack).toBe(1);
    expect(await stored()).toBe(501);
  });

  it('leave the list when they are due and the lexicon has nothing more to say of them', async () => {
    await lose('nomeaning', first);
    fixture().clock.advance(DAY_MS);
    await lostWords.begin(learner());
    expect(await fixture().database.db.selectFrom('lost_word').select('word').execute()).toEqual([{ word: first }]);
  });
});
