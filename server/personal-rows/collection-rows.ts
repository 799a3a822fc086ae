import { randomUUID } from 'node:crypto';
import { insert, type RowsByTable } from './rows-of';

/** A shared collection of another player's. */
const collectionOf = (title: string): RowsByTable[string] => [
  insert(
    `insert into collection (id, kind, owner_id, title, is_public, made_at, changed_at) values ($1, 'shared', $2, $4, true, $3, $3)`,
    (row) => [randomUUID(), row.otherId, row.now, title],
  ),
  insert(
    `insert into shared_collection (collection_id, slug, moderated) select id, 'of-' || id, true from collection
     where owner_id = $1 and kind = 'shared' and title = $2`,
    (row) => [row.otherId, title],
  ),
];

/** Rows about collections of stories: series, and shared ones with their prompts. */
export const collectionRows: RowsByTable = {
  collection: [
    insert(
      `insert into collection (id, kind, owner_id, title, summary, is_public, made_at, changed_at)
       values ($1, 'series', $2, 'The Gates', 'Nine of them.', true, $3, $3)`,
      (row) => [randomUUID(), row.person.id, row.now],
    ),
  ],
  collection_story: [
    insert(
      `insert into collection_story (collection_id, owner_id, story_id, place, added_at)
       select id, $1, $2, 1, $3 from collection where owner_id = $1`,
      (row) => [row.person.id, row.storyId, row.now],
    ),
  ],
  collection_follow: [
    insert(
      `insert into collection (id, kind, owner_id, title, is_public, made_at, changed_at) values ($1, 'series', $2, 'Theirs', true, $3, $3)`,
      (row) => [randomUUID(), row.otherId, row.now],
    ),
    insert(
      `insert into collection_follow (player_id, collection_id, followed_at)
       select $1, id, $3 from collection where owner_id = $2 and kind = 'series'`,
      (row) => [row.person.id, row.otherId, row.now],
    ),
  ],
  shared_work: [
    ...collectionOf('Winter'),
    insert(
      `insert into shared_work (collection_id, story_id, player_id, state, added_at)
       select id, $3, $2, 'asked', $4 from collection where owner_id = $1 and title = 'Winter'`,
      (row) => [row.otherId, row.person.id, row.storyId, row.now],
    ),
  ],
  collection_maintainer: [
    ...collectionOf('Spring'),
    insert(
      `insert into collection_maintainer (collection_id, player_id, invited_at)
       select id, $2, $3 from collection where owner_id = $1 and title = 'Spring'`,
      (row) => [row.otherId, row.person.id, row.now],
    ),
  ],
  collection_prompt: [
    ...collectionOf('Summer'),
    insert(
      `insert into collection_prompt (id, collection_id, player_id, body, fandoms, mature, several, state, made_at)
       select $4, id, $2, 'Rain.', '', false, false, 'open', $3 from collection where owner_id = $1 and title = 'Summer'`,
      (row) => [row.otherId, row.person.id, row.now, randomUUID()],
    ),
  ],
  prompt_claim: [
    ...collectionOf('Autumn'),
    insert(
      `insert into collection_prompt (id, collection_id, player_id, body, fandoms, mature, several, state, made_at)
       select $3, id, $1, 'Fog.', '', false, false, 'open', $2 from collection where owner_id = $1 and title = 'Autumn'`,
      (row) => [row.otherId, row.now, randomUUID()],
    ),
    insert(
      `insert into prompt_claim (prompt_id, player_id, claimed_at)
       select prompt.id, $2, $3 from collection_prompt prompt join collection on collection.id = collection_id
       where collection.owner_id = $1 and title = 'Autumn'`,
      (row) => [row.otherId, row.person.id, row.now],
    ),
  ],
};
