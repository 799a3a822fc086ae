import { href } from 'react-router';
import { HOUR_S, MINUTE_MS } from '~/platform/clock/durations';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { personalTable } from '~/platform/feature/personal-data';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { booksContext, createBooksService } from './epub/books.server';
import { createSyndicationService, syndicationContext } from './syndication/syndication.server';
import { takeoutNotice } from './takeout/notice-kind';
import { createTakeout, TAKEOUT_JOB, takeoutContext, takeoutLimits } from './takeout/takeout.server';
import type * as takeoutProgram from './takeout/takeout-thread.server';
import takeoutThread from './takeout/takeout-thread.server.ts?thread';

const packing = workIn<typeof takeoutProgram>(peoplesPool, takeoutThread, {
  ...{ isFile: true, limitMs: MINUTE_MS, waitMs: 2 * MINUTE_MS, busy: 'Too many works are being packed' },
});

export const libraryFeature = defineFeature({
  name: 'library',
  provides: { books: booksContext, syndication: syndicationContext, takeout: takeoutContext },
  limits: { takeout: takeoutLimits },
  personalData: {
    tables: [
      personalTable('takeout', {
        person: 'player_id',
        file: 'file-with-works',
        columns: ['id', 'state', 'with_comments', 'asked_at', 'ends_at'],
        key: 'id',
      }),
    ],
  },
  noticeKinds: [takeoutNotice],
  shows: {
    navigation: [{ to: href('/stories'), label: 'Read', order: 2 }],
    footer: [
      { column: 'Read', to: href('/stories'), label: 'The library', order: 1 },
      { column: 'Read', to: '/feeds/stories.atom', label: 'Atom feed', order: 9 },
    ],
    addresses: [href('/stories'), href('/stories/search-help')],
  },
  create({ db, clock, jobs, limiter, siteUrl, shown }) {
    const takeout = createTakeout({ db, clock, jobs, siteUrl, thread: packing });
    return {
      services: {
        books: createBooksService({ db, clock, limiter, siteUrl }),
        syndication: createSyndicationService({ db, siteUrl, addresses: shown('addresses') }),
        takeout: takeout.service,
      },
      jobs: { [TAKEOUT_JOB]: { cron: '* * * * *', limitSeconds: HOUR_S, work: takeout.makeWaiting } },
    };
  },
});
