import { describe, expect, it } from 'vitest';
import { languageOf } from '../../checks/unfit/languages';
import { targetLengths } from '../../target-length';
import type { StoryContentRequest, StoryPart } from '../../writer-model';
import { writers } from '../testing/writers';
import { linesFor } from '../wording/moments';
import { writeStoryContent } from '../write-story-content';

/** A turn in each language that the site tells, long enough to be told. */
const turns = {
  french: 'Le vieil homme est dans la maison et il ne dit pas un mot à sa femme.',
  spanish: 'El hombre viejo estaba en la casa y no le dijo nada a su mujer.',
  german: 'Der alte Mann ging durch den Wald und seine Frau wartete auf ihn an der Brücke.',
  italian: 'Il vecchio era nella casa e non diceva una parola alla moglie, che lo guardava con amore.',
  portuguese: 'O velho estava na casa e não disse uma palavra para a mulher que o esperava.',
  dutch: 'De oude man was in het huis en hij had een boek van zijn moeder op de tafel.',
  swedish: 'Den gamle mannen var i huset och han hade inte sagt ett ord till sin fru som var där.',
  danish: 'Den gamle mand var i huset, og han havde ikke sagt et ord til sin kone, da hun kom fra byen.',
  polish: 'Stary człowiek był w domu i nie powiedział ani słowa do żony, bo już się na nią nie gniewał.',
  turkish: 'Yaşlı adam bir evde oturdu ve onun için bir çay geldi, ama o daha bir şey dedi.',
  indonesian: 'Orang tua itu ada di rumah dan dia tidak berbicara dengan istri yang sudah lama di sana.',
  romanian: 'Bătrânul era în casă și nu a spus un cuvânt din ce se întâmplase cu o zi mai devreme.',
  czech: 'Starý muž byl v domě a už se na ženu nezlobil, ale jen se díval do ohně.',
  latin: 'Senex in casa erat et non dixit verbum ad uxorem, sed cum ira ex casa exiit.',
  finnish: 'Vanha mies oli talossa ja hän ei sanonut sanaakaan, mutta vaimo oli jo niin vihainen, että itki.',
  hungarian: 'Az öreg ember a házban volt, és nem szólt egy szót sem, mert a felesége már aludt.',
};
const russian = 'Старик сидел в доме и не говорил ни слова своей жене, а за окном шёл снег и лаяла собака.';
const opening = 'The gate stood open, as it had all winter.';

/** What three writers write who are asked at once, as a room asks them: they do not see each other. */
function roundOf(parts: readonly StoryPart[], seed: number, changes: Partial<StoryContentRequest> = {}): string[] {
  return writers.slice(0, 3).map((writer, seat) => {
    const request = { ...writer, opening, parts, progress: 0.3, seed: seed + seat, mustWrite: true, ...changes };
    const content = writeStoryContent(request);
    if ('passes' in content) throw new Error('The writer passed.');
    return content.text;
  });
}

const plain = (text: string) => text.replaceAll('’', "'");
const textsOf = (kind: string) => linesFor(`must:${kind}`).map(({ text }) => text);
const idsOf = (kind: string) => linesFor(`must:${kind}`).map(({ id }) => id);

describe('a part that claims nothing', () => {
  it.each(Object.entries(turns))('is in the language of the story, another one for each of three writers: %s', (language, turn) => {
    expect(languageOf(turn)).toBe(language);
    for (let seed = 0; seed < 6; seed += 1) {
      const texts = roundOf([{ by: 'person', text: turn }], seed).map(plain);
      for (const text of texts) expect(textsOf(language)).toContain(text);
      expect(new Set(texts).size).toBe(3);
    }
  });

  it.each(Object.keys(turns))('is as short in every language as the tersest writer writes: %s', (language) => {
    const texts = textsOf(language);
    expect(texts.length).toBeGreaterThanOrEqual(12);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(targetLengths.basic.max);
  });

  it('is in the language of the turns before where the last one is too short to tell', () => {
    const parts: StoryPart[] = [turns.portuguese, 'Não sei.'].map((text) => ({ by: 'person', text }));
    for (const text of roundOf(parts, 5)) expect(textsOf('portuguese')).toContain(text);
  });

  it('is in English where the stock has no line in the language, another one for each writer', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const texts = roundOf([{ by: 'person', text: russian }], seed);
      for (const text of texts) expect(textsOf('past')).toContain(plain(text));
      expect(new Set(texts).size).toBe(3);
    }
  });

  it('is one that is new to the room and to the players, as long as there is one', () => {
    const parts: StoryPart[] = [{ by: 'person', text: turns.portuguese }];
    const [first = '', second = '', ...others] = textsOf('portuguese');
    const allBut = (text: string) => new Set(idsOf('portuguese').filter((_, index) => textsOf('portuguese')[index] !== text));
    expect(roundOf(parts, 1, { met: allBut(second) })).toEqual([second, second, second]);
    const told = [...parts, ...[second, ...others].map((text): StoryPart => ({ by: 'ai', text })), ...parts];
    expect(roundOf(told, 1, { met: new Set(idsOf('portuguese')) })).toEqual([first, first, first]);
  });

  it('comes again in its language once all have been said, another one for each writer', () => {
    const said = textsOf('portuguese').map((text): StoryPart => ({ by: 'ai', text }));
    const texts = roundOf([...said, { by: 'person', text: turns.portuguese }], 3, { met: new Set(idsOf('portuguese')) });
    for (const text of texts) expect(textsOf('portuguese')).toContain(text);
    expect(new Set(texts).size).toBe(3);
  });

  it('is none that another writer of the round has written, even where all have been said', () => {
    const lines = textsOf('portuguese');
    const said = lines.map((text): StoryPart => ({ by: 'ai', text }));
    const texts = roundOf([...said, { by: 'person', text: turns.portuguese }], 3, { besides: lines.slice(1) });
    expect(texts).toEqual([lines[0], lines[0], lines[0]]);
  });
});
