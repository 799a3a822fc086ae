import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { createTagMarks, type TagMarksService, tagMarksContext } from './marks/tag-marks.server';
import { createTags, tagsContext } from './tags.server';

/** @see docs/product/limits.md */
export const tagMarksLimits: CallLimits<TagMarksService> = {
  mark: { counts: 'tag-mark', limit: { max: 60, windowSeconds: 60 }, who: ({ playerId }: { playerId: string }) => playerId },
};

/** The tags that somebody follows and hides; they go with the person. */
const personalData: PersonalData = {
  tables: [
    personalTable('tag_follow', { person: 'player_id', file: 'followed-tags', columns: ['tag_id', 'followed_at'], key: 'tag_id' }),
    personalTable('hidden_tag', { person: 'player_id', file: 'hidden-tags', columns: ['tag_id', 'hidden_at'], key: 'tag_id' }),
  ],
};

export const tagsFeature = defineFeature({
  name: 'tags',
  provides: { tags: tagsContext, marks: tagMarksContext },
  limits: { marks: tagMarksLimits },
  personalData,
  create({ db, clock }) {
    const tags = createTags({ db, clock });
    return {
      services: { tags, marks: createTagMarks({ db, clock }) },
      jobs: {
        'tag-uses': { cron: '* * * * *', work: tags.countUses },
        'unused-tags': { cron: '41 3 * * *', work: tags.forgetUnused },
      },
      start: tags.ship,
    };
  },
});
