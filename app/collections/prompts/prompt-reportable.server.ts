import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { hiding } from '~/platform/feature/hiding.server';
import type { Reportable, TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { isShownToAll } from '~/stories/collections/read-collections.server';
import { promptsAddress } from './prompt';

/** A prompt of a collection. Hidden, its writer alone sees it, and nobody claims it. @see docs/product/reporting.md */
export const collectionPromptReportable: Reportable = {
  kind: 'collection-prompt',
  noun: 'prompt of a collection',
  textOf: (label) => `a prompt of the collection “${label}”`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('collection_prompt as prompt')
      .innerJoin('collection', 'collection.id', 'prompt.collection_id')
      .innerJoin('shared_collection as shared', 'shared.collection_id', 'prompt.collection_id')
      .leftJoin('player as writer', 'writer.id', 'prompt.player_id')
      .select([
        'prompt.body',
        'prompt.fandoms',
        'prompt.player_id',
        'prompt.mature',
        'prompt.state',
        'writer.name',
        'collection.title',
        'shared.slug',
      ])
      .where('prompt.id', '=', id)
      // Those who maintain a collection report what is proposed to them.
      .$if(reader === 'anybody', (query) => query.where('prompt.hidden_at', 'is', null).where(isShownToAll()))
      .executeTakeFirst();
    if (!row) return undefined;
    // Who follows the link knows the words; nobody else learns what is Mature, or waits to be approved.
    const isRead = reader === 'moderator' || (row.state === 'open' && !row.mature);
    return {
      ...{ label: row.title, author: row.name ?? ANONYMOUS, ownerId: row.player_id, storyId: null },
      excerpt: isRead ? [row.body, row.fandoms].filter((words) => words !== '').join('\n\n') : '',
      address: promptsAddress(row.slug),
    };
  },

  setHidden: hiding('collection_prompt'),

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('body', prompt.body, 'fandoms', prompt.fandoms) as watched,
        jsonb_build_object('author', writer.name, 'seen', case
          when prompt.hidden_at is not null then 'hidden' when prompt.state = 'open' then 'published' else 'private' end) as besides
      from collection_prompt prompt left join player writer on writer.id = prompt.player_id
      where prompt.id = ${id}`.execute(executor);
    return rows[0];
  },
};
