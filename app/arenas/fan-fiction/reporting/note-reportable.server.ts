import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import { hiding } from '~/platform/feature/hiding.server';
import { EXCERPT_CHARACTERS, type Reportable, type TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { noteTexts } from '../beta/notes/texts';

/** What was said of a text that is read along. @see docs/product/reporting.md */
export const noteReportable: Reportable = {
  kind: 'beta-note',
  noun: 'note of a beta reader',
  textOf: (label) => `the ${label}`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('beta_note as note')
      .leftJoin('player as author', 'author.id', 'note.author_id')
      .select(['note.body', 'note.wording', 'note.author_id', 'author.name as author'])
      .where('note.id', '=', id)
      .where('note.removed_at', 'is', null)
      .$if(reader === 'anybody', (query) => query.where('note.hidden_at', 'is', null))
      .executeTakeFirst();
    if (!row) return undefined;
    const forModerators = reader === 'moderator';
    return {
      label: noteTexts.label,
      // A person who only guesses at addresses learns nothing of it.
      author: forModerators ? (row.author ?? ANONYMOUS) : ANONYMOUS,
      ownerId: row.author_id,
      excerpt: forModerators ? [row.body, row.wording].filter(Boolean).join('\n\n').slice(0, EXCERPT_CHARACTERS.moderator) : '',
      address: href('/fan-fiction'),
      storyId: null,
    };
  },

  setHidden: hiding('beta_note'),

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('body', note.body, 'wording', note.wording) as watched, jsonb_build_object('author', author.name, 'seen', 'shared') as besides
      from beta_note as note left join player as author on author.id = note.author_id where note.id = ${id}`.execute(executor);
    return rows[0];
  },
};
