import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { booksContext, createBooksService } from './epub/books.server';
import { createSyndicationService, syndicationContext } from './syndication/syndication.server';

export const libraryFeature = defineFeature({
  name: 'library',
  provides: { books: booksContext, syndication: syndicationContext },
  shows: {
    navigation: [{ to: href('/stories'), label: 'Read', order: 2 }],
    footer: [
      { column: 'Read', to: href('/stories'), label: 'The library', order: 1 },
      { column: 'Read', to: '/feeds/stories.atom', label: 'Atom feed', order: 9 },
    ],
    addresses: [href('/stories'), href('/stories/search-help')],
  },
  create: ({ db, limiter, siteUrl, shown }) => ({
    services: {
      books: createBooksService({ db, limiter, siteUrl }),
      syndication: createSyndicationService({ db, siteUrl, addresses: shown('addresses') }),
    },
  }),
});
