import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { createTagMarks, type TagMarksService, tagMarksContext } from './marks/tag-marks.server';
import { createTags, tagsContext } from './tags.server';
import { createWrangling, wranglingContext } from './wrangling/wrangling.server';

/** @see docs/product/limits.md */
export const tagMarksLimits: CallLimits<TagMarksService> = {
  mark: { counts: 'tag-mark', limit: { max: 60, windowSeconds: 60 }, who: ({ playerId }: { playerId: string }) => playerId },
};

/** The tags that a reader follows and hides, which go with the person, and what they did as a wrangler, which stays without them. */
const personalData: PersonalData = {
  tables: [
    personalTable('tag_follow', { person: 'player_id', file: 'followed-tags', columns: ['tag_id', 'followed_at'], key: 'tag_id' }),
    personalTable('tag_change', { person: 'player_id', file: 'wrangled-tags', columns: ['at', 'action', 'items', 'id'], key: 'id' }),
    personalTable('tag_change', { person: 'undone_by', file: 'undone-tags', columns: ['undone_at', 'action', 'items', 'id'], key: 'id' }),
    personalTable('tag_likeness', {
      ...{ person: 'player_id', file: 'answers-about-tags', key: 'tag_id' },
      columns: ['tag_id', 'canonical_id', 'is_same', 'answered_at'],
    }),
    personalTable('hidden_tag', { person: 'player_id', file: 'hidden-tags', columns: ['tag_id', 'hidden_at'], key: 'tag_id' }),
  ],
};

export const tagsFeature = defineFeature({
  name: 'tags',
  provides: { tags: tagsContext, marks: tagMarksContext, wrangling: wranglingContext },
  limits: { marks: tagMarksLimits },
  personalData,
  create({ db, clock }) {
    const tags = createTags({ db, clock });
    const wrangling = createWrangling({ db, clock });
    return {
      services: { tags, marks: createTagMarks({ db, clock }), wrangling },
      jobs: {
        'tag-moves': { cron: '* * * * *', work: wrangling.moveStories },
        'tag-uses': { cron: '* * * * *', work: tags.countUses },
        'origins-of-likeness': { cron: '53 3 * * *', work: tags.forgetOrigins },
      },
      start: tags.ship,
    };
  },
});
