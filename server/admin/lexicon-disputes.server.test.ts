import { describe, expect, it } from 'vitest';
import type { Disputed } from '../../app/arenas/word-games/lexicon/decisions';
import { associationKey } from '../../app/arenas/word-games/lexicon/lexicon';
import { openLexicon } from '../../app/arenas/word-games/lexicon/lexicon.server';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { onTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import type { TestClock } from '../../app/platform/testing/test-clock';
import { lexiconDisputes } from './lexicon-disputes';
import { WrongCommand } from './wrong-command';

const lexicon = openLexicon('content/lexicon');
let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

const command = (line = '') => lexiconDisputes(database.db, line.split(' '));

/** Files what a player disputes. @returns its number. */
async function file(disputed: Disputed, name = 'Mara'): Promise<number> {
  const { id: player_id } = await makePlayer(database, clock, name);
  const row = {
    ...disputed,
    player_id,
    guest_id: null,
    game: 'synonym-finder' as const,
    filed_at: clock.now(),
    decision: null,
    decided_at: null,
  };
  const { id } = await database.db.insertInto('lexicon_dispute').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const newSynonym = { kind: 'refused', about: 'synonym', word: 'happy', answer: 'zippy' } as const;

describe('the list of disputes', () => {
  it('has what most people ask for first, with what counts today', async () => {
    expect(await command()).toBe('Nothing is disputed.');
    const word = await file({ kind: 'refused', about: 'form', word: 'zzyzx', answer: '' });
    const id = await file(newSynonym, 'Ivo');
    await file(newSynonym, 'Anna');
    const lines = (await command()).split('\n').map((line) => line.trim());
    const { part, sense, definition, synonyms, close } = lexicon.entry('happy') ?? {};
    expect(lines).toEqual([
      `${id}  2 people: “zippy” for “happy” should count`,
      `${part}: ${sense ?? definition}`,
      `counts: ${synonyms?.join(', ')}`,
      `counts half: ${close?.join(', ')}`,
      `${word}  1 person: “zzyzx” should count`,
      'It is not in the dictionary.',
      '',
    ]);
  });

  it('names clues and associations by what they show', async () => {
    const [puzzle = { words: [], answer: '', alsoRight: [] }] = lexicon.associations;
    await file({ kind: 'unfair', about: 'clue', word: 'happy', answer: '' });
    await file({ kind: 'refused', about: 'association', word: associationKey(puzzle.words), answer: 'zippy' }, 'Ivo');
    const text = await command();
    expect(text).toContain('“happy” has an unfair clue');
    expect(text).toContain(`hint: ${lexicon.entry('happy')?.hint}`);
    expect(text).toContain(`“zippy” for “${[...puzzle.words].sort().join(', ')}” should count`);
    expect(text).toContain(`counts: ${[puzzle.answer, ...puzzle.alsoRight].join(', ')}`);
  });
});

describe('a decision', () => {
  it('adds in full or half, removes or dismisses, and says so', async () => {
    const id = await file(newSynonym);
    expect(await command(`add ${id}`)).toBe('Decided: “zippy” now counts for “happy”.');
    expect(await command(`add ${id}`)).toBe('Decided already: “zippy” now counts for “happy”.');
    expect(await command(`add ${id} --close`)).toBe('Decided: “zippy” now counts half for “happy”.');
    expect(await command('decided')).toBe(`${String(id).padStart(4)}  “zippy” now counts half for “happy”.`);
    expect(await command(`remove ${id}`)).toBe('Decided: “zippy” no longer counts for “happy”.');
    expect(await command(`dismiss ${id}`)).toBe('Decided: “zippy” counts as it did for “happy”.');
    expect([await command(), await command('decided')]).toEqual(['Nothing is disputed.', 'Nothing is decided.']);
  });

  it('that says nothing sensible is answered with how it goes', async () => {
    for (const line of ['drop', 'add', 'add x', 'add 1 2', 'add -1', 'remove 1 --close', 'export 1', 'toString 1', '--close']) {
      await expect(command(line), line).rejects.toThrow(WrongCommand);
    }
    await expect(command('add 7')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the export', () => {
  it('has the lines that make decisions part of the lexicon’s files, and nothing that they say already', async () => {
    expect(await command('export')).toBe('The files say all that was decided.');
    const { part, sense, definition, hint, synonyms = [], close, nearMisses } = lexicon.entry('happy') ?? {};
    const decided = async (disputed: Disputed, name: string, verb: string) => command(`${verb} ${await file(disputed, name)}`);
    await decided(newSynonym, 'Anna', 'add');
    await decided({ ...newSynonym, answer: synonyms[0] ?? '' }, 'Ben', 'add');
    await decided({ kind: 'unfair', about: 'clue', word: 'ribbon', answer: '' }, 'Cleo', 'remove');
    await decided({ kind: 'refused', about: 'form', word: 'zzyzx', answer: '' }, 'Dora', 'add');
    await decided({ kind: 'refused', about: 'form', word: 'happy', answer: '' }, 'Ed', 'add');
    await decided({ kind: 'unfair', about: 'form', word: 'aahed', answer: '' }, 'Fay', 'remove');
    const [puzzle = { words: [] }] = lexicon.associations;
    const words = associationKey(puzzle.words);
    await decided({ kind: 'refused', about: 'association', word: words, answer: 'zippy' }, 'Gus', 'add');
    expect((await command('export')).split('\n')).toEqual([
      '# content/lexicon/edits/entries/h.txt',
      `happy, ${part}: ${sense ?? definition}`,
      `definition: ${definition}`,
      `hint: ${hint}`,
      `same: ${[...synonyms, 'zippy'].join(' ')}`,
      `close: ${close?.join(' ')}`,
      `wrong: ${nearMisses?.join(' ')}`,
      '',
      '# content/lexicon/edits/entries/r.txt',
      'drop ribbon',
      '',
      '# content/lexicon/edits/new-words.txt',
      'zzyzx',
      '',
      '# content/lexicon/edits/no-words.txt',
      'aahed',
      '',
      '# content/lexicon/edits/associations.txt',
      `${words}: also zippy`,
    ]);
  });
});
