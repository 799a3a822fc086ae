import { sql } from 'kysely';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { takeOut } from './writing/withdraw-text.server';

/**
 * Texts, readings and what was said of others' texts. Texts that nobody has judged go with the account, and their duels go on
 * without them; judged ones stay without a name, or without words if their writer takes their works along. What they said stays
 * without a name.
 */
export const duelsPersonalData: PersonalData = {
  tables: [
    personalTable('duel_text', {
      person: 'player_id',
      file: 'duel-texts',
      columns: [
        'id',
        'card',
        'title',
        'body',
        'started_at',
        'sealed_at',
        'content_rating',
        'warnings',
        'ai',
        'named',
        'kept_as',
        'story_id',
      ],
      key: 'id',
    }),
    personalTable('duel_reading', {
      person: 'reader_id',
      file: 'duel-readings',
      columns: ['id', 'dealt_at', 'ended_at', 'status', 'why', 'words', 'named'],
      key: 'id',
    }),
    personalTable('duel_draw', { person: 'player_id', file: 'duel-cards', columns: ['day', 'draws', 'cards'], key: 'day' }),
    personalTable('duel_ring_member', { person: 'player_id', file: 'duel-rings', columns: ['ring_id', 'found_at'], key: 'ring_id' }),
    personalTable('duel_rematch', {
      person: 'asked_by',
      file: 'duel-rematches',
      columns: ['duel_id', 'asked_at', 'agreed_at'],
      key: 'duel_id',
    }),
  ],

  async *texts(executor, playerId) {
    const { rows } = await sql<{ id: string; body: string }>`
      select note.id, note.body from duel_note note join duel_reading reading on reading.id = note.reading_id
      where reading.reader_id = ${playerId} order by note.written_at, note.id`.execute(executor);
    for (const { id, body } of rows) yield { name: `duel-sentence-${id}`, text: body };
  },

  async forget(trx, { playerId, works, now }) {
    const texts = await trx.selectFrom('duel_text').select('id').where('player_id', '=', playerId).orderBy('id').execute();
    for (const { id } of texts) await takeOut(trx, id, now);
    await trx.deleteFrom('duel_reading').where('reader_id', '=', playerId).where('status', '<>', 'done').execute();
    if (works === 'keep') return;
    await trx.updateTable('duel_text').set({ title: '', body: '' }).where('player_id', '=', playerId).execute();
  },
};
