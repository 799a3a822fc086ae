import { sql } from 'kysely';
import { href } from 'react-router';
import { ANONYMOUS } from '~/accounts/anonymous';
import { hiding } from '~/platform/feature/hiding.server';
import { EXCERPT_CHARACTERS, type Reportable, type TargetSnapshot } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { takeFromReaders } from './reading/take-from-readers.server';
import { texts } from './texts';

const hideText = hiding('duel_text');

/** A text in a duel. A hidden one is dealt and held no longer, and its writer cannot publish it. @see docs/product/reporting.md */
export const textReportable: Reportable = {
  kind: 'duel-text',
  noun: 'text of a duel',
  textOf: (label) => `the ${label}`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('duel_text')
      .leftJoin('player as writer', 'writer.id', 'duel_text.player_id')
      .select(['duel_text.title', 'duel_text.body', 'duel_text.player_id', 'writer.name'])
      .where('duel_text.id', '=', id)
      .where('duel_text.duel_id', 'is not', null)
      .$if(reader === 'anybody', (query) => query.where('duel_text.hidden_at', 'is', null))
      .executeTakeFirst();
    if (!row) return undefined;
    const forModerators = reader === 'moderator';
    return {
      // People who only guess at addresses learn nothing of a sealed text,
      label: forModerators ? texts.textLabel(row.title) : texts.sealedLabel,
      // and who reports it not whose it is.
      author: forModerators ? (row.name ?? ANONYMOUS) : texts.outcome.somebody,
      ownerId: row.player_id,
      excerpt: forModerators ? row.body.slice(0, EXCERPT_CHARACTERS.moderator) : '',
      address: href('/duels'),
      storyId: null,
    };
  },

  async setHidden(tools, target, hidden) {
    const wasMoved = await hideText(tools, target, hidden);
    if (wasMoved && hidden) await takeFromReaders(tools.trx, target.id);
    return wasMoved;
  },

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('title', text.title, 'body', text.body) as watched,
        jsonb_build_object('author', writer.name, 'seen', 'dealt') as besides
      from duel_text text left join player writer on writer.id = text.player_id
      where text.id = ${id}`.execute(executor);
    return rows[0];
  },
};

/** What a reader said of a text. @see docs/product/reporting.md */
const noteReportable: Reportable = {
  kind: 'duel-note',
  noun: 'sentence about a duel',
  textOf: (label) => `the ${label}`,

  async find(executor, id, reader) {
    if (!isUuid(id)) return undefined;
    const row = await executor
      .selectFrom('duel_note as note')
      .innerJoin('duel_reading as reading', 'reading.id', 'note.reading_id')
      .leftJoin('player as writer', 'writer.id', 'reading.reader_id')
      .select(['note.body', 'reading.reader_id', 'writer.name'])
      .where('note.id', '=', id)
      .$if(reader === 'anybody', (query) => query.where('note.hidden_at', 'is', null))
      .executeTakeFirst();
    if (!row) return undefined;
    const forModerators = reader === 'moderator';
    return {
      label: texts.noteLabel,
      author: forModerators ? (row.name ?? ANONYMOUS) : texts.outcome.somebody,
      ownerId: row.reader_id,
      excerpt: forModerators ? row.body : '',
      address: href('/duels'),
      storyId: null,
    };
  },

  setHidden: hiding('duel_note'),

  async snapshot(executor, id) {
    if (!isUuid(id)) return undefined;
    const { rows } = await sql<TargetSnapshot>`
      select jsonb_build_object('body', note.body) as watched, jsonb_build_object('author', writer.name, 'seen', 'dealt') as besides
      from duel_note note join duel_reading reading on reading.id = note.reading_id left join player writer on writer.id = reading.reader_id
      where note.id = ${id}`.execute(executor);
    return rows[0];
  },
};

export const duelReportables: readonly Reportable[] = [textReportable, noteReportable];
