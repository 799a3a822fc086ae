import { defineFeature } from '~/platform/feature/define-feature.server';
import { booksContext, createBooksService } from './epub/books.server';
import { createSyndicationService, syndicationContext } from './syndication/syndication.server';

export const libraryFeature = defineFeature({
  name: 'library',
  provides: { books: booksContext, syndication: syndicationContext },
  create: ({ db, limiter, siteUrl }) => ({
    services: { books: createBooksService({ db, limiter, siteUrl }), syndication: createSyndicationService({ db, siteUrl }) },
  }),
});
