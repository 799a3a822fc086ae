import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { PersonalText } from '~/platform/feature/personal-data';
import { promptLabel } from '~/stories/story';
import { storyFile } from '~/stories/story-file';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import { lineOfTags, storyTags } from '~/tags/story-tags/story-tags.server';
import type { PartView } from '../protocol/room.contract';
import { partName } from '../rules/reveal/part-writers';
import { isWovenEvenNamelessBy } from '../server/ending/nameless.server';
import { partsOf } from '../server/room-store.server';

/** How many stories' texts are read at a time. */
const TEXTS = 10;

/**
 * The published stories that a person wrote with others, each with its writers' public names above their parts, the
 * person's own marked. Excludes hidden stories, which their writers cannot read.
 * @see docs/product/own-things.md
 */
export async function* wovenTexts(executor: Executor, playerId: string): AsyncGenerator<PersonalText> {
  const woven = executor
    .selectFrom('story')
    .leftJoin('weave_room as room', 'room.story_id', 'story.id')
    .where('story.arena', '=', 'story_weave')
    .where('story.status', '=', sql.lit('published'))
    .where(isWovenEvenNamelessBy(playerId));
  let last: string | undefined;
  for (;;) {
    const rows = await (last === undefined ? woven : woven.where('story.id', '>', last))
      .select(['story.id', 'story.arena', 'story.title', 'story.prompt', 'story.summary', 'story.starter', 'story.body'])
      .select(['room.id as room', storyWriters().as('writers'), storyTags().as('tags')])
      .orderBy('story.id')
      .limit(TEXTS)
      .execute();
    for (const { id, arena, title, prompt, summary, starter, body, room, writers, tags } of rows) {
      const parts = room ? await partsOf(executor, room, playerId) : [];
      const words = parts.length > 0 ? parts.map((part) => partText(part, playerId)) : [body];
      const from = prompt && `${promptLabel(arena)}: ${prompt}`;
      const head = [title, `By ${bylineOf(null, writersIn(writers))}`, from, lineOfTags(tags), summary, starter];
      yield { name: `${storyFile(title, id)}.txt`, text: `${[...head, ...words].filter(Boolean).join('\n\n')}\n` };
    }
    last = rows.at(-1)?.id;
    if (rows.length < TEXTS) return;
  }
}

function partText({ kind, writer, playerId, changed, text }: PartView, ownId: string): string {
  const marked = (name: string, id: string | null) => (id === ownId ? `${name} (you)` : name);
  const changer = changed && { writer: marked(changed.writer, changed.playerId) };
  const name = partName({ writer: kind === 'ai' ? `${writer} (AI writer)` : marked(writer, playerId), changed: changer });
  return `[${name}]\n${text}`;
}
