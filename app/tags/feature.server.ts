import { defineFeature } from '~/platform/feature/define-feature.server';
import { createTags, tagsContext } from './tags.server';

export const tagsFeature = defineFeature({
  name: 'tags',
  provides: { tags: tagsContext },
  create({ db, clock }) {
    const tags = createTags({ db, clock });
    return {
      services: { tags },
      jobs: {
        'tag-uses': { cron: '* * * * *', work: tags.countUses },
        'unused-tags': { cron: '41 3 * * *', work: tags.forgetUnused },
      },
      start: tags.ship,
    };
  },
});
