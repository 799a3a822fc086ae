import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';

export const libraryFeature = defineFeature({
  name: 'library',
  provides: {},
  shows: {
    navigation: [{ to: href('/stories'), label: 'Read', order: 2 }],
    footer: [{ column: 'Read', to: href('/stories'), label: 'The library', order: 1 }],
    addresses: [href('/stories'), href('/stories/search-help')],
  },
  create: () => ({ services: {} }),
});
