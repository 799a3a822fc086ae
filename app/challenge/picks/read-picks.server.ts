import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor } from '~/stories/content-rating/listed-for.server';

/** A pick as it stands in the anthology. */
export interface ShownPick {
  id: string;
  storyId: string;
  title: string;
  said: string;
  /** '' where nobody is named. */
  name: string;
  readerId: string | null;
  editor: boolean;
}

/** The picks of a week as a viewer may see them: those of readers first, in the order in which they were made. */
export async function picksOf(executor: Executor, week: string, viewerId: string | undefined): Promise<ShownPick[]> {
  const rows = await executor
    .selectFrom('challenge_pick as pick')
    .innerJoin('story', 'story.id', 'pick.story_id')
    .leftJoin('player as reader', (join) => join.onRef('reader.id', '=', 'pick.reader_id').on('reader.hidden_at', 'is', null))
    .select(['pick.id', 'pick.story_id', 'story.title', 'pick.body', 'pick.editor', 'reader.id as reader_id', 'reader.name'])
    .where('pick.week', '=', week)
    .where('pick.picked_at', 'is not', null)
    .where('pick.hidden_at', 'is', null)
    .where('story.status', '=', 'published')
    .where(isListedFor(viewerId))
    .where(isSeenBy(viewerId, 'pick.reader_id'))
    .orderBy('pick.editor')
    .orderBy('pick.picked_at')
    .execute();
  return rows.flatMap(({ story_id, body, name, reader_id, ...row }) =>
    story_id === null || body === null
      ? []
      : [{ id: row.id, storyId: story_id, title: row.title, said: body, name: name ?? '', readerId: reader_id, editor: row.editor }],
  );
}
