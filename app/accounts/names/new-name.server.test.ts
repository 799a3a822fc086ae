import { describe, expect, it } from 'vitest';
import { crudeText } from '~/platform/text/crude-words.server';
import { texts } from '../texts';
import { requireGoodName } from './new-name.server';

const faultOf = (name: string) => {
  try {
    requireGoodName(name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a new name', () => {
  it.each([
    'Mara Ellwood',
    'Emma',
    'Noah',
    'Olivia Reed',
    'Liam_2',
    'Ægir 37 – Ö',
    "Zoë O'Neil",
    'Ai',
    'Ai Nakamura',
    'Modesty',
    'Badminton Bob',
  ])('may be %s', (name) => expect(faultOf(name)).toBeUndefined());

  it.each(['Вера Павлова', 'Ελένη', 'محمد', 'さくら ミナ 桜', '김서연', 'ნინო', 'अनन्या', 'ᏣᎳᎩ 7'])(
    'may be written in its own script: %s',
    (name) => {
      expect(faultOf(name)).toBeUndefined();
    },
  );

  it.each(['37', '…!?', '★ ★', '٣٤٥'])('has a letter: %s has none', (name) => expect(faultOf(name)).toBe(texts.nameWithoutLetter));

  it('piles no marks on a letter until they cover the lines around it', () => {
    expect(faultOf(`Z${'\u0301'.repeat(28)}`)).toBe(texts.namePilesMarks);
    for (const name of ['Nguyễn Thị Ánh', 'བསྒྲུབས', 'שָׁלוֹם', 'น้ำทิพย์']) expect(faultOf(name)).toBeUndefined();
  });

  it.each(['Маra', 'Ivo Ελ', 'Mаra Ellwood', '桜 Sakura'])('is of one script: %s is not', (name) => {
    expect(faultOf(name)).toBe(texts.nameMixesScripts);
  });

  it.each([
    ...['Admin', 'ADM1N', '4dmin', 'Mara the Moderator', 'staff', 'mod', 'Quillarena', 'Quillarena Support', 'TheQuillarenaTeam'],
    ...['System', 'SYSTEM', 'support', 'anonymous', 'Root'],
    ...['Emma (AI)', 'Noah AI', 'Olivia-bot', 'AI writer', 'Mara [ai]', 'A.I. Writer Bob', 'AI'],
  ])('is not taken for those who run the site, nor for an AI writer: %s', (name) => expect(faultOf(name)).toBe(texts.nameReserved));

  it.each(['fuck', 'f.u.c.k', 'F u c k', 'You are a cunt'])('holds no abuse: %s', (name) => expect(faultOf(name)).toBe(crudeText));
});
