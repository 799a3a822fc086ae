import { HOUR_S, MINUTE_MS } from '~/platform/clock/durations';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { personalTable } from '~/platform/feature/personal-data';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { booksContext, createBooksService } from './books.server';
import { takeoutNotice } from './takeout/notice-kind';
import { createTakeout, TAKEOUT_JOB, takeoutContext, takeoutLimits } from './takeout/takeout.server';
import type * as takeoutProgram from './takeout/takeout-thread.server';
import takeoutThread from './takeout/takeout-thread.server.ts?thread';

const packing = workIn<typeof takeoutProgram>(peoplesPool, takeoutThread, {
  ...{ isFile: true, limitMs: MINUTE_MS, waitMs: 2 * MINUTE_MS, busy: 'Too many works are being packed' },
});

export const booksFeature = defineFeature({
  name: 'books',
  provides: { books: booksContext, takeout: takeoutContext },
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
  create({ db, clock, jobs, limiter, siteUrl }) {
    const takeout = createTakeout({ db, clock, jobs, siteUrl, thread: packing });
    return {
      services: { books: createBooksService({ db, clock, limiter, siteUrl }), takeout: takeout.service },
      jobs: { [TAKEOUT_JOB]: { cron: '* * * * *', limitSeconds: HOUR_S, work: takeout.makeWaiting } },
    };
  },
});
