import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import type { SynonymState } from '../games/synonym-finder/synonym-finder.rules';
import { createDatedLexicon, type DatedLexicon } from '../lexicon/dated-lexicon.server';
import type { Verb } from '../lexicon/decisions';
import type { Referee } from '../referee/referee.server';
import type { RunOwner, RunView } from '../referee/referee-types';
import { createRunKeys } from '../referee/run-key.server';
import { openRefereeFixture } from '../testing/referee-fixture';
import { smallLexicon } from '../testing/small-lexicon';
import { decide, decisionsWishedBy, openDisputes } from './decide.server';
import { createDisputes, type Disputes } from './disputes.server';
import { thanksText } from './texts';

const SECRET = 'a secret of some length for tests';
const ADDRESS = '203.0.113.5';
const fixture = openRefereeFixture();
let lexicon: DatedLexicon;
/** What no dictionary knows. */
let unknown = '';
let referee: Referee;
let disputes: Disputes;

beforeEach(() => {
  unknown = '';
  const { database, clock } = fixture();
  const { db } = database;
  lexicon = createDatedLexicon(db, { ...smallLexicon(), isKnown: (text) => text !== unknown }, { warn: () => undefined });
  referee = fixture().another({ games: gameRules, lexiconOf: lexicon.of });
  disputes = createDisputes({ db, clock, limiter: createRateLimiter(db, clock, SECRET), games: gameRules, keys: createRunKeys(SECRET) });
});

const db = () => fixture().database.db;
const start = (game: GameId, owner: RunOwner = fixture().player) => referee.start(game, owner);
const answer = (run: RunView, number: number, text: string) =>
  referee.move(run.runId, { key: run.key, number, move: { type: 'answer', text } });
const skip = (run: RunView, number: number) => referee.move(run.runId, { key: run.key, number, move: { type: 'skip' } });
const file = (run: RunView, number: number) => disputes.file(run.runId, { key: run.key, part: { type: 'move', number } }, ADDRESS);
const rows = () => db().selectFrom('lexicon_dispute').selectAll().execute();
const firstWord = async (run: RunView) => ((await fixture().row(run.runId)).deal as SynonymState).puzzles[0]?.word ?? '';
const decideOn = (id: number, verb: Verb) =>
  db()
    .transaction()
    .execute((trx) => decide(trx, { id, verb, now: fixture().clock.now() }));
const firstId = async () => (await openDisputes(db()))[0]?.id ?? 0;
const wishes = async () => (await decisionsWishedBy(db(), fixture().playerId)).map(thanksText);

/** A run of Synonym Finder with one refused answer, which is disputed. */
async function disputedSynonym(text = 'zippy', owner?: RunOwner) {
  const run = await start('synonym-finder', owner);
  await answer(run, 1, text);
  await file(run, 1);
  return { run, word: await firstWord(run) };
}

describe('a dispute', () => {
  it('says what was refused to whom in which game, once a person, puzzle and answer', async () => {
    const { run, word } = await disputedSynonym(' Zippy ');
    await answer(run, 2, 'ZIPPY');
    await file(run, 2);
    const { playerId, clock } = fixture();
    expect(await rows()).toMatchObject([
      {
        ...{ player_id: playerId, guest_id: null, game: 'synonym-finder', filed_at: clock.now(), decision: null },
        ...{ kind: 'refused', about: 'synonym', word, answer: 'zippy' },
      },
    ]);
  });

  it.each([
    ['word-association', 'association', 'zippy'],
    ['word-chain', 'form', ''],
    ['word-puzzle', 'form', ''],
  ] as const)('of %s is about its %s', async (game, about, text) => {
    const run = await start(game, fixture().guest);
    const { view } = run as { view: { letter?: string; pattern?: string } };
    const typed = text || (view.pattern ?? `${view.letter}___`).replaceAll('_', 'q');
    expect(await answer(run, 1, typed)).toMatchObject({ verdict: { dispute: 'refused' } });
    await file(run, 1);
    const [row] = await rows();
    expect(row).toMatchObject({ about, guest_id: expect.any(String), player_id: null });
    expect(about === 'form' ? row?.word : row?.answer).toBe(typed);
    expect(about === 'form' ? row?.answer : row?.word.split(' ')).toEqual(about === 'form' ? '' : [...(row?.word.split(' ') ?? [])].sort());
  });

  it.each(['word-chain', 'word-puzzle', 'synonym-finder', 'word-association'] as const)(
    'of %s is about a word: of other letters it is refused, with the reason',
    async (game) => {
      const run = await start(game);
      const { view } = run as { view: { letter?: string; pattern?: string } };
      const typed = (view.pattern ?? `${view.letter ?? ''}___`).replaceAll('_', 'q');
      unknown = typed;
      const { verdict } = (await answer(run, 1, typed)) as { verdict: object };
      expect(verdict).not.toHaveProperty('dispute');
      await expect(file(run, 1)).rejects.toThrow('Only words can be disputed, and no dictionary knows this one.');
      await fixture().end(run, referee);
      const { disputes: listed = [] } = (await disputes.listOf(run.runId, fixture().player)) ?? {};
      expect(listed.filter(({ kind }) => kind === 'refused')).toEqual([]);
      expect(await rows()).toEqual([]);
    },
  );

  it.each(['word-scrambler', 'word-completion', 'word-guess', 'definition-match'] as const)(
    'of %s is about the clue of the word that was left unsolved',
    async (game) => {
      const run = await start(game);
      const left = await skip(run, 1);
      await file(run, 1);
      expect(await rows()).toMatchObject([{ kind: 'unfair', about: 'clue', answer: '' }]);
      expect(left).toMatchObject({ verdict: { answer: (await rows())[0]?.word, dispute: 'unfair' } });
    },
  );

  it('is one of the words that the run was refused, which are counted once a run when it is settled', async () => {
    const run = await start('synonym-finder');
    unknown = 'xqzv';
    for (const [index, text] of ['zippy', unknown, 'Zippy'].entries()) await answer(run, index + 1, text);
    const word = await firstWord(run);
    await fixture().end(run, referee);
    expect(await db().selectFrom('refused_answer').selectAll().execute()).toEqual([{ about: 'synonym', word, answer: 'zippy', runs: 1 }]);
  });

  it('needs the key of the run and something that can be disputed', async () => {
    const run = await start('synonym-finder');
    await answer(run, 1, 'zippy');
    await answer(run, 2, '<script>');
    const sent = { key: run.key, part: { type: 'move', number: 1 } } as const;
    await expect(disputes.file(run.runId, { ...sent, key: 'wrong' }, ADDRESS)).rejects.toMatchObject({ status: 403 });
    await expect(disputes.file('no-run', sent, ADDRESS)).rejects.toMatchObject({ status: 403 });
    const elsewhere = randomUUID();
    const key = createRunKeys(SECRET).keyOf(elsewhere);
    await expect(disputes.file(elsewhere, { ...sent, key }, ADDRESS)).rejects.toMatchObject({ status: 404 });
    for (const number of [0, -1, 2, 3, 1e9]) await expect(file(run, number), String(number)).rejects.toMatchObject({ status: 400 });
    const missed = { key: run.key, part: { type: 'missed', index: 0 } } as const;
    await expect(disputes.file(run.runId, missed, ADDRESS), 'before the end').rejects.toMatchObject({ status: 400 });
    expect(await rows()).toEqual([]);
  });

  it('can still be filed when the run is over, on missed answers too, by its owner alone', async () => {
    const run = await start('synonym-finder');
    await answer(run, 1, 'zippy');
    expect(await disputes.listOf(run.runId, fixture().player)).toBeUndefined();
    await fixture().end(run, referee);
    const word = await firstWord(run);
    const list = (await disputes.listOf(run.runId, fixture().player))?.disputes ?? [];
    expect(list[0]).toMatchObject({ part: { type: 'move', number: 1 }, kind: 'refused', label: `“zippy” for “${word}”`, filed: false });
    const missed = list[1] ?? { part: { type: 'missed' as const, index: 0 }, label: '' };
    expect(missed).toMatchObject({ part: { type: 'missed', index: 0 }, kind: 'unfair', about: 'synonym' });
    await disputes.file(run.runId, { key: run.key, part: missed.part }, ADDRESS);
    expect((await rows())[0]).toMatchObject({ kind: 'unfair', about: 'synonym', word });
    const again = (await disputes.listOf(run.runId, fixture().player))?.disputes ?? [];
    expect(again.filter(({ filed }) => filed).map(({ label }) => label)).toEqual([missed.label]);
    expect(await disputes.listOf(run.runId, fixture().guest)).toBeUndefined();
    expect(await disputes.listOf('no-run', fixture().player)).toBeUndefined();
  });

  it('keeps the word and not the person, once a guest was here long ago', async () => {
    await disputedSynonym('zippy', fixture().guest);
    expect(await disputes.forgetGuests()).toBe(0);
    fixture().clock.advance(91 * 24 * 60 * 60 * 1000);
    expect(await disputes.forgetGuests()).toBe(1);
    expect(await rows()).toMatchObject([{ guest_id: null, player_id: null, answer: 'zippy' }]);
  });
});

describe('a decision', () => {
  it('adds the answer to the next deals, and thanks everyone who had asked for it', async () => {
    const { word } = await disputedSynonym();
    expect(await openDisputes(db())).toMatchObject([{ people: 1, kind: 'refused', word, answer: 'zippy' }]);
    expect(await wishes()).toEqual([]);
    expect(await decideOn(await firstId(), 'exact')).toMatchObject({ decision: 'exact', changed: true });
    await lexicon.renew();
    expect(lexicon.of(undefined).entry(word)?.synonyms).toContain('zippy');
    expect(await openDisputes(db())).toEqual([]);
    expect(await wishes()).toEqual([`Thank you: “zippy” now counts for “${word}”.`]);
  });

  it('made twice is made once, and can be changed; those who asked hear of what holds', async () => {
    const { word } = await disputedSynonym();
    const id = await firstId();
    await decideOn(id, 'exact');
    expect(await decideOn(id, 'exact')).toMatchObject({ changed: false });
    expect(await db().selectFrom('lexicon_decision').select('decision').execute()).toHaveLength(1);
    await decideOn(id, 'close');
    expect(await wishes()).toEqual([`Thank you: “zippy” now counts half for “${word}”.`]);
    await decideOn(id, 'keep');
    await lexicon.renew();
    expect([await wishes(), lexicon.of(undefined).entry(word)?.synonyms.includes('zippy')]).toEqual([[], false]);
  });

  it('dismisses what should stay as it is, for good when the same person asks again', async () => {
    const { run } = await disputedSynonym();
    expect(await decideOn(await firstId(), 'keep')).toMatchObject({ changed: true });
    expect([await openDisputes(db()), await wishes()]).toEqual([[], []]);
    await file(run, 1);
    expect(await openDisputes(db()), 'the same person once more').toEqual([]);
  });

  it('that is made already takes up what is filed later', async () => {
    const first = await disputedSynonym('zippy', fixture().guest);
    await decideOn(await firstId(), 'exact');
    await db().deleteFrom('lexicon_dispute').execute();
    await file(first.run, 1);
    expect(await rows()).toMatchObject([{ decision: 'exact' }]);
    expect(await openDisputes(db())).toEqual([]);
  });

  it('removes what is unfair, and leaves scores of stored runs as they were', async () => {
    const run = await start('synonym-finder');
    const { puzzles } = (await fixture().row(run.runId)).deal as SynonymState;
    const [right = '', missed = ''] = [...(puzzles[0]?.synonyms ?? []), ...(puzzles[0]?.close ?? [])];
    const scored = await answer(run, 1, right);
    await fixture().end(run, referee);
    await disputes.file(run.runId, { key: run.key, part: { type: 'missed', index: 0 } }, ADDRESS);
    await decideOn(await firstId(), 'remove');
    await lexicon.renew();
    const { synonyms = [], close = [] } = lexicon.of(undefined).entry(puzzles[0]?.word ?? '') ?? {};
    expect([...synonyms, ...close]).not.toContain(missed);
    const elsewhere = fixture().another({ games: gameRules, lexiconOf: lexicon.of });
    expect(scored).toMatchObject({ status: 'played', verdict: { kind: 'right' } });
    expect((await elsewhere.runOf(run.runId, fixture().player))?.score).toBe('score' in scored ? scored.score : 0);
    expect(await wishes()).toEqual([`Thank you: “${missed}” no longer counts for “${puzzles[0]?.word}”.`]);
  });

  it('must be one that can be made', async () => {
    const run = await start('word-scrambler');
    await skip(run, 1);
    await file(run, 1);
    const id = await firstId();
    await expect(decideOn(id, 'exact')).rejects.toThrow('A clue can only be removed');
    await expect(decideOn(id + 1, 'remove')).rejects.toMatchObject({ status: 404 });
    await decideOn(id, 'remove');
    await lexicon.renew();
    const [{ word } = { word: '' }] = await rows();
    expect(lexicon.of(undefined).words.map((entry) => entry.word)).not.toContain(word);
    expect(await wishes()).toEqual([`Thank you: “${word}” is no longer asked with that clue.`]);
  });

  it('is made first on what most people ask for', async () => {
    const all = [fixture().player, fixture().guest, { guestId: randomUUID() }];
    const chains = await Promise.all(all.map((owner) => start('word-chain', owner)));
    // The first letter is the run's own, so the words are filed as they stand.
    for (const [index, run] of chains.entries()) {
      const { letter } = run.view as { letter: string };
      await answer(run, 1, `${letter}qqq${'abc'[index]}`);
      await file(run, 1);
    }
    for (const owner of all.slice(0, 2)) {
      await db()
        .insertInto('lexicon_dispute')
        .values({
          ...{ player_id: null, guest_id: null, ...('playerId' in owner ? { player_id: owner.playerId } : { guest_id: owner.guestId }) },
          ...{ game: 'word-chain', kind: 'refused', about: 'form', word: 'selfie', answer: '', filed_at: fixture().clock.now() },
        })
        .execute();
    }
    expect((await openDisputes(db())).map(({ people }) => people)).toEqual([2, 1, 1, 1]);
    expect((await openDisputes(db()))[0]).toMatchObject({ word: 'selfie', about: 'form' });
  });
});
