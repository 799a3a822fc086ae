import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { blocksContext, createBlocksService } from './blocks.server';

/** Whom a player mutes and blocks; nobody is told who blocks them, not even by the download of their data. */
const personalData: PersonalData = {
  tables: [
    personalTable('player_block', {
      person: 'player_id',
      file: 'muted-and-blocked',
      columns: ['other_id', 'kind', 'as_id', 'created_at'],
      key: 'other_id',
    }),
  ],
  async forget(trx, { playerId }) {
    await trx.deleteFrom('player_block').where('other_id', '=', playerId).execute();
  },
};

export const blocksFeature = defineFeature({
  name: 'blocks',
  provides: { blocks: blocksContext },
  personalData,
  create: ({ db, clock, limiter, endsBetween }) => ({ services: { blocks: createBlocksService({ db, clock, limiter, endsBetween }) } }),
});
