import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { SearchQuery } from './search-query';
import { isSpelled, nearest, spellingsOf } from './spellings';
import type { TextToken } from './text-tokens';

/** The most known words to compare with an unknown one. */
const COMPARED = 200;
/** The most common of this many nearest words is chosen. */
const CHOSEN_FROM = 5;
/** A word in this many stories is as common as can be. */
const COMMON = 100;

/**
 * The query with each word that no story contains replaced by its nearest spelling.
 * @returns undefined when there is none.
 */
export async function suggestionFor(trx: Transaction<Tables>, { text, groups }: SearchQuery): Promise<string | undefined> {
  const wanted = groups.flat().filter(({ isExcluded }) => !isExcluded);
  const tokens = wanted.flatMap(({ patterns }) => patterns.flat()).filter((token) => !token.isCharacter && isSpelled(token.text));
  const uses = await usesOf(
    trx,
    tokens.map((token) => token.text),
  );
  let suggestion = text;
  // From last to first, so that earlier positions stay valid.
  for (const token of tokens.filter((one) => uses.get(one.text) === 0).sort((one, other) => other.from - one.from)) {
    const better = await nearestWord(trx, token);
    if (better) suggestion = suggestion.slice(0, token.from) + better + suggestion.slice(token.to);
  }
  return suggestion === text ? undefined : suggestion;
}

async function nearestWord(trx: Transaction<Tables>, { text }: TextToken): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where spellings && ${spellingsOf(text)}::text[] limit ${COMPARED}`.execute(trx);
  const words = nearest(
    text,
    rows.map(({ word }) => word),
  ).slice(0, CHOSEN_FROM);
  const uses = await usesOf(trx, words);
  // Words that no story uses any longer count 0: their stories are gone.
  return words.filter((word) => (uses.get(word) ?? 0) > 0).sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))[0];
}

/** The number of stories that contain each word, as far as it matters. */
async function usesOf(trx: Transaction<Tables>, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, (
      select count(*) from (
        select from story_search where document @@ plainto_tsquery('english', searched_text(word)) limit ${COMMON}) as stories) as uses
    from unnest(${words}::text[]) as word`.execute(trx);
  return new Map(rows.map(({ word, uses }) => [word, uses]));
}
