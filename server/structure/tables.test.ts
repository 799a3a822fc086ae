import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const layers: string[][] = JSON.parse(readFileSync('layers.json', 'utf8'));

/**
 * Queries that reach a table of a feature beside or above their own, which imports cannot show. Each says why it is right; a new one
 * is rather asked of the feature that has the table.
 */
const REACHING_UP: Readonly<Record<string, readonly string[]>> = {
  // Whom a viewer does not see goes with what they write with others; stories ask it, and tags, which are below them.
  'blocks/seen-authors.server.ts': ['story', 'co_author'],
  // Whether a name may go, and what one has written under it.
  'accounts/pen-names/pen-names.server.ts': ['story', 'co_author', 'collection', 'shared_work', 'story_writer'],
  // Followers and the writers of what they follow are joined in one query of a page.
  'notices/story-follows/story-follows.server.ts': ['story', 'co_author'],
  'notices/sending/notify-followers.server.ts': [
    ...['story', 'co_author', 'story_writer'],
    ...['hidden_story', 'hidden_tag', 'story_listing', 'tag'],
  ],
  'notices/sending/notify.server.ts': ['story', 'co_author'],
  // The story's row keeps what its tags say, for the indexes of lists; the queue goes by its use.
  'tags/story-tags/set-story-tags.server.ts': ['story'],
  'tags/wrangling/queue.server.ts': ['story_listing'],
  // A tag exists for those who wrote one of its stories.
  'tags/uses/shown-uses.server.ts': ['story', 'story_listing', 'co_author', 'story_writer', 'shared_work'],
  // Words of chapters, where they stand.
  'stories/reading/counting/store-reads.server.ts': ['fanfic_chapter'],
  'stories/search/excerpts.server.ts': ['fanfic_chapter'],
  'stories/search/spellings.server.ts': ['fanfic_chapter'],
  'stories/own/own-stories.server.ts': ['imported_work'],
  'stories/reading/read-story.server.ts': ['writing_session'],
  // Who leaves a story leaves it everywhere: with what they claimed by it, and to nobody the credit of words that are not published yet.
  'stories/collections/leave-collections.server.ts': ['prompt_claim'],
  'stories/co-authors/leave-work.server.ts': ['chapter_share'],
  // Whose a story of a room is: names that it leaves out are kept by the room.
  'stories/writers/weavers.server.ts': ['days_line_week', 'weave_nameless_writer'],
  'arenas/creative-writing/session/closing-paragraphs.server.ts': ['fanfic_chapter'],
  // A story is in one contest at a time.
  'collections/server/own-story.server.ts': ['challenge_entry', 'duel_text'],
  // Votes of a ring are taken back with its decision.
  'moderation/decisions/ring-ratings.server.ts': ['duel_reading', 'duel_ring_member', 'duel_text'],
  // A backup is finished where the first account is.
  'platform/backup/restore.server.ts': ['player'],
};

const DECLARED = /interface Tables \{([\s\S]*?)\n {2}\}/;
const TABLE = /^\s+(\w+):/gm;

/** A feature's folder below app/, such as `stories` or `arenas/word-games`. */
function featureOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'arenas' || first === 'pages' ? `${first}/${second}` : first;
}

const layerOf = (feature: string) =>
  layers.findIndex((layer) => layer.some((one) => one === feature || (one.endsWith('/*') && feature.startsWith(one.slice(0, -1)))));

/** The feature of each table. */
const owners = new Map<string, string>();
for (const file of globSync('**/*.tables.ts', { cwd: 'app' })) {
  const [, declared = ''] = DECLARED.exec(readFileSync(`app/${file}`, 'utf8')) ?? [];
  for (const [, table = ''] of declared.matchAll(TABLE)) owners.set(table, featureOf(file));
}

/** The tables that a source names where queries name tables. */
function tablesIn(source: string): Set<string> {
  const named = source.matchAll(/(?:\b(?:from|join|update|into)\s+|(?:From|Into|Table|Join|table)\(\s*['"`])(\w+)\b/g);
  return new Set([...named].map(([, table = '']) => table).filter((table) => owners.has(table)));
}

describe('queries', () => {
  it('reach tables of their own feature and of layers below, but for those named here', () => {
    const reaching = new Map<string, string[]>();
    for (const file of globSync('**/*.server.ts{,x}', { cwd: 'app' })) {
      if (/\.test\.|\/testing\//.test(file)) continue;
      const own = featureOf(file);
      const isAboveOrBeside = (table: string) => {
        const owner = owners.get(table) ?? own;
        return owner !== own && layerOf(owner) <= layerOf(own);
      };
      const tables = [...tablesIn(readFileSync(`app/${file}`, 'utf8'))].filter(isAboveOrBeside);
      if (tables.length > 0) reaching.set(file, tables.sort());
    }
    expect(owners.size).toBeGreaterThan(0);
    const known = Object.entries(REACHING_UP).map(([file, tables]) => [file, [...tables].sort()] as const);
    expect(Object.fromEntries(reaching)).toEqual(Object.fromEntries(known));
  });
});
