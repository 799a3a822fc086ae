import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { datesOnEarth } from '~/platform/clock/local-days';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { dealDay } from '../daily/deals/daily-seed.server';
import { gameRules } from '../games/game-rules';
import { GAME_IDS, type GameId } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import { openLexicon } from '../lexicon/lexicon.server';
import { contractOf } from '../play/boards';
import type { RunOwner } from '../referee/referee-types';
import { openRefereeFixture } from '../testing/referee-fixture';
import { smallLexicon } from '../testing/small-lexicon';
import { type BarredPuzzles, createBarredPuzzles } from './barred-puzzles.server';
import { PRACTICE_BYTES } from './practice.contract';
import { createPractice, type Practice } from './practice.server';

const SECRET = 'a secret of some length for tests';
const ADDRESS = '203.0.113.5';
const WITH_ANSWERS = GAME_IDS.filter((game) => game !== 'speed-typing' && game !== 'word-chain');
const fixture = openRefereeFixture();
let own: string[];

function practiceOn(lexicon: Lexicon, barred?: BarredPuzzles): Practice {
  const { database, clock } = fixture();
  const shared = { db: database.db, clock, secret: SECRET, games: gameRules, lexiconOf: () => lexicon };
  return createPractice({
    ...{ ...shared, barred: barred ?? createBarredPuzzles(shared) },
    limiter: createRateLimiter(database.db, clock, SECRET),
    myWords: { listOf: async () => own.map((word) => ({ word, part: undefined, definition: undefined })) },
  });
}

const start = (practice: Practice, game: GameId, owner?: RunOwner, fromOwnWords = false) =>
  practice.start(game, { owner, clientAddress: ADDRESS, fromOwnWords });

/** Has every answer shown until nothing is left. @returns them. */
function allAnswers(practice: Practice, token: string): string[] {
  const answers: string[] = [];
  for (let at = token; ; ) {
    const played = practice.play({ token: at, move: { type: 'skip' } });
    answers.push(...(played?.verdict.answer ?? '').split(', '));
    if (!played || played.over) return answers;
    at = played.token;
  }
}

beforeEach(() => {
  own = [];
});

/** Keys of the puzzles in the daily sets of all dates that exist somewhere. */
function dailyKeys(lexicon: Lexicon): string[] {
  const sources = { secret: SECRET, games: gameRules, lexiconOf: () => lexicon };
  return datesOnEarth(fixture().clock.now()).flatMap((day) =>
    GAME_IDS.flatMap((game) => gameRules[game].puzzleKeys(dealDay(sources, game, day))),
  );
}

describe('practice', () => {
  it('deals all games from the lexicon of the site, in tokens that fit a request', async () => {
    const practice = practiceOn(openLexicon(resolve('content/lexicon')));
    for (const game of GAME_IDS) {
      const dealt = await start(practice, game);
      expect((await contractOf(game)).view.safeParse(dealt.view).success, game).toBe(true);
      expect(dealt.token.length, game).toBeLessThan(PRACTICE_BYTES / 2);
    }
  });

  it.each(WITH_ANSWERS)('of %s shows every answer, judges by the rules of the game and gives no points', async (game) => {
    const practice = practiceOn(smallLexicon(), async () => new Set());
    const { token, view } = await start(practice, game, fixture().player);
    const shown = practice.play({ token, move: { type: 'skip' } });
    expect(shown).toMatchObject({ verdict: { kind: 'told', points: 0 }, over: false });
    const [answer = ''] = shown?.verdict.answer?.split(', ') ?? [];
    const right =
      game === 'definition-match'
        ? { type: 'choose', question: 0, option: (view as { options: string[] }).options.indexOf(answer) }
        : game === 'word-guess'
          ? { type: 'guess', puzzle: 0, letter: answer[0] }
          : { type: 'answer', text: answer };
    const played = practice.play({ token, move: right });
    expect(played).toMatchObject({ verdict: { kind: 'right', points: 0 } });
    expect(played?.verdict).not.toHaveProperty('dispute');
    expect(allAnswers(practice, token).length).toBeGreaterThan(1);
  });

  it('shows a word that continues a chain, and types a text at any speed', async () => {
    const practice = practiceOn(smallLexicon());
    const chain = await start(practice, 'word-chain');
    const { letter } = chain.view as { letter: string };
    const told = practice.play({ token: chain.token, move: { type: 'skip' } })?.verdict.text ?? '';
    const word = /“(.+)”/.exec(told)?.[1] ?? '';
    expect(word.startsWith(letter)).toBe(true);
    expect(practice.play({ token: chain.token, move: { type: 'answer', text: word } })?.verdict.kind).toBe('right');
    expect(practice.play({ token: chain.token, move: { type: 'end' } })).toMatchObject({ over: true });

    const typing = await start(practice, 'speed-typing');
    const [text = ''] = (typing.view as { texts: string[] }).texts;
    const events = [...text.slice(0, 50)].map((letter, at) => ({ at, removed: 0, text: letter }));
    expect(practice.play({ token: typing.token, move: { type: 'typed', after: 0, events } })).toMatchObject({
      verdict: { kind: 'told' },
      view: { typing: { typed: text.slice(0, 50) } },
    });
  });

  it('never deals what today’s daily set or an unfinished run of this person asks', async () => {
    const lexicon = smallLexicon();
    const { player } = fixture();
    const practice = practiceOn(lexicon);
    const run = await fixture()
      .another({ games: gameRules, lexiconOf: () => lexicon })
      .start('word-guess', player);
    const running = (await fixture().row(run.runId)).puzzle_keys;
    const daily = dailyKeys(lexicon);
    const barred = new Set([...running, ...daily]);
    for (let time = 0; time < 5; time += 1) {
      const { token } = await start(practice, 'word-guess', player);
      expect(allAnswers(practice, token).filter((word) => barred.has(word))).toEqual([]);
    }
  });

  it('bars what a set asks as it was dealt, also where other puzzles would be dealt by now', async () => {
    const { database, clock } = fixture();
    const sources = { secret: SECRET, games: gameRules, lexiconOf: () => smallLexicon() };
    const [day = ''] = datesOnEarth(clock.now());
    const deal = dealDay({ ...sources, secret: 'another secret of some length' }, 'word-scrambler', day);
    const row = {
      daily_on: day,
      game: 'word-scrambler' as const,
      rules: gameRules['word-scrambler'].version ?? 1,
      deal: JSON.stringify(deal),
    };
    await database.db.insertInto('daily_deal').values(row).execute();
    const barred = await createBarredPuzzles({ db: database.db, clock, ...sources })(undefined);
    expect(gameRules['word-scrambler'].puzzleKeys(deal).filter((key) => !barred.has(key))).toEqual([]);
  });

  it('is dealt from a player’s own words, and says when none of them fits', async () => {
    const lexicon = smallLexicon();
    const practice = practiceOn(lexicon);
    const { player } = fixture();
    for (const game of GAME_IDS)
      await expect(start(practice, game, player, true), game).rejects.toThrow('None of your words fit this game.');
    const daily = new Set(dailyKeys(lexicon));
    own = lexicon.words.filter(({ word }) => word.length >= 4 && word.length <= 10 && !daily.has(word)).map(({ word }) => word);
    own.length = 2;
    expect(allAnswers(practice, (await start(practice, 'word-guess', player, true)).token).sort()).toEqual(own.toSorted());
  });

  it('leaves nothing behind: no run, no game played, no XP', async () => {
    const practice = practiceOn(smallLexicon());
    const before = await fixture().standing();
    const { token } = await start(practice, 'word-guess', fixture().player);
    allAnswers(practice, token);
    expect(await fixture().standing()).toEqual(before);
    expect(await fixture().database.db.selectFrom('game_run').selectAll().execute()).toEqual([]);
  });

  it('takes no practice that it has not sealed, and no move of another game', async () => {
    const practice = practiceOn(smallLexicon());
    const { token } = await start(practice, 'word-guess', { guestId: randomUUID() });
    expect(practice.play({ token: `${token.slice(0, -8)}AAAAAAA=`, move: { type: 'skip' } })).toBeUndefined();
    expect(practice.play({ token: '', move: { type: 'skip' } })).toBeUndefined();
    expect(practice.play({ token, move: { type: 'answer', text: 'word' } })).toBeUndefined();
    expect(practice.play({ token, move: null })).toBeUndefined();
  });

  it('is limited for unknown visitors by their address', async () => {
    const practice = practiceOn(smallLexicon());
    for (let time = 0; time < 120; time += 1) await start(practice, 'word-guess');
    await expect(start(practice, 'word-guess')).rejects.toThrow('Too many attempts.');
    await start(practice, 'word-guess', { guestId: randomUUID() });
  });
});
