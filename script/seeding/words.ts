import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** Number of paragraphs of which texts are made; a power of two, so that a hash picks one by its last bits. */
export const PARAGRAPHS = 16_384;
const SENTENCES = 2;
const WORDS_A_SENTENCE = { least: 9, more: 18 };
/** The words that every text is full of; first in rank. */
const COMMON =
  'the and of a to in it was that he she with for his her on as had at they but not be by this all him there one said out up into then when them so down over were what no about who back if my we you like from more their would could';

/** A sequence of numbers from 0 to below 1 that is the same each time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Words by rank: a word of rank r is about 1/r as frequent as the first, as in real texts. */
function rankedWords(): string[] {
  const lines = readFileSync('content/lexicon/words.jsonl', 'utf8').trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as { word: string; band: number });
  const next = generator(3);
  const shuffled = rows.map((row) => ({ ...row, at: row.band + next() })).sort((one, other) => one.at - other.at);
  return [...new Set([...COMMON.split(' '), ...shuffled.map(({ word }) => word)])];
}

/**
 * Creates the temporary tables of which texts are made: `seed_paragraph` (place, body, opening, words, and the search
 * vectors of body and opening) and `seed_word` (place, word), whose words are all equally rare.
 * @returns the number of words in `seed_word`.
 */
export async function makeWords(client: pg.Client): Promise<number> {
  const ranked = rankedWords();
  const next = generator(7);
  const word = () => ranked[Math.floor(ranked.length ** next()) - 1] ?? 'the';
  const sentence = () => {
    const words = Array.from({ length: WORDS_A_SENTENCE.least + Math.floor(next() * WORDS_A_SENTENCE.more) }, word).join(' ');
    return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
  };
  const paragraphs = Array.from({ length: PARAGRAPHS }, () => Array.from({ length: SENTENCES }, sentence));
  await client.query(
    'create temp table seed_paragraph (place integer primary key, body text, opening text, words integer, vector tsvector, opening_vector tsvector)',
  );
  await client.query(
    `insert into seed_paragraph
     select n - 1, body, opening, array_length(string_to_array(body, ' '), 1), words_of(body), words_of(opening)
     from unnest($1::text[], $2::text[]) with ordinality as it(body, opening, n)`,
    [paragraphs.map((sentences) => sentences.join(' ')), paragraphs.map(([first]) => first)],
  );
  const rare = readFileSync('content/lexicon/dictionary.txt', 'utf8').trim().split('\n');
  await client.query('create temp table seed_word (place integer primary key, word text)');
  await client.query('insert into seed_word select n - 1, word from unnest($1::text[]) with ordinality as it(word, n)', [rare]);
  await client.query('analyze seed_paragraph');
  await client.query('analyze seed_word');
  return rare.length;
}

/** A text of `paragraphs` paragraphs as an SQL expression: a row with `body` and `words`. The same key gives the same text. */
export function textOf(key: string, paragraphs: string): string {
  return `lateral (
    select coalesce(string_agg(p.body, E'\\n\\n' order by i), '') as body, coalesce(sum(p.words), 0)::integer as words
    from generate_series(0, ${paragraphs} - 1) as i
    join seed_paragraph p on ${isParagraph(key, 'i')})`;
}

/** Whether `p` is the paragraph at an index, from 0, of a text. */
export function isParagraph(key: string, number: string): string {
  return `p.place = (hashint8extended((${key})::bigint * 1024 + ${number}, 11) & ${PARAGRAPHS - 1})`;
}
