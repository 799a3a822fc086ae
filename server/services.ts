import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '../app/accounts/accounts.context.server';
import {
  type AccountsService,
  accountWithAddress,
  createAccountsService,
  scheduleAccountHousekeeping,
} from '../app/accounts/accounts.server';
import { currentCode } from '../app/accounts/mailed-codes/mailed-codes.server';
import { createSessionEnds } from '../app/accounts/sessions/session-ends.server';
import { createWriterModel } from '../app/ai-writers/create-writer-model.server';
import { writingServiceContext } from '../app/arenas/creative-writing/creative-writing.context.server';
import { createWritingService } from '../app/arenas/creative-writing/creative-writing.server';
import { fanFictionContext } from '../app/arenas/fan-fiction/fan-fiction.context.server';
import { createFanFictionService } from '../app/arenas/fan-fiction/fan-fiction.server';
import { fandomById } from '../app/arenas/fan-fiction/fandoms/fandom-registry';
import { storyWeaveContext } from '../app/arenas/story-weave/story-weave.context.server';
import { createStoryWeave, type StoryWeave } from '../app/arenas/story-weave/story-weave.server';
import { openLexicon } from '../app/arenas/word-games/lexicon/lexicon.server';
import { createMovesEndpoint, type MovesEndpoint } from '../app/arenas/word-games/referee/moves-endpoint.server';
import { wordGamesContext } from '../app/arenas/word-games/word-games.context.server';
import { createWordGames } from '../app/arenas/word-games/word-games.server';
import { aboutContext } from '../app/pages/about/about.context.server';
import { donationsContext } from '../app/pages/donation/donations.context.server';
import { createDonationsService, scheduleDonationHousekeeping } from '../app/pages/donation/donations.server';
import { createWebhookEndpoint } from '../app/pages/donation/payments/webhook-endpoint.server';
import { homeContext } from '../app/pages/home/home.context.server';
import { leaderboardServiceContext } from '../app/pages/leaderboard/leaderboard.context.server';
import { createLeaderboardService } from '../app/pages/leaderboard/leaderboard.server';
import { booksContext } from '../app/pages/library/epub/books.context.server';
import { createBooksService } from '../app/pages/library/epub/books.server';
import { syndicationContext } from '../app/pages/library/syndication/syndication.context.server';
import { createSyndicationService } from '../app/pages/library/syndication/syndication.server';
import { playersContext } from '../app/pages/players/players.context.server';
import { createPlayersService } from '../app/pages/players/players.server';
import { createStripeCheckout } from '../app/platform/checkout/stripe-checkout.server';
import { clockContext } from '../app/platform/clock/clock.context.server';
import { databaseHealth } from '../app/platform/database/database-health.server';
import { createLimitedQueries } from '../app/platform/database/limited-queries.server';
import { createJobs, type Jobs } from '../app/platform/jobs/jobs.server';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { withLimits } from '../app/platform/limits/with-limits.server';
import { createLive, type Live } from '../app/platform/live/live.server';
import { createSecurityLog, reportLimits } from '../app/platform/log/security-log.server';
import { createMailer } from '../app/platform/mail/mail.server';
import { createOutbox } from '../app/platform/mail/outbox.server';
import { smtpTransport } from '../app/platform/mail/smtp-transport.server';
import { createPageCache, type PageCache } from '../app/platform/page-cache/page-cache';
import type { HearsChanges } from '../app/platform/page-cache/tagged-cache';
import { seededRandom } from '../app/platform/random/random';
import { isOwnOrigin } from '../app/platform/requests/origin';
import { createSeal } from '../app/platform/sealing/seal.server';
import { progressServiceContext } from '../app/progress/progress.context.server';
import { createProgressService } from '../app/progress/progress.server';
import { createSiteFigures } from '../app/progress/site-figures.server';
import { createOrderKeeping, scheduleOrderKeeping } from '../app/stories/ratings/order/keep-order.server';
import { createRatingsService } from '../app/stories/ratings/ratings.server';
import { createReadCounter } from '../app/stories/reading/reads.server';
import { createSpellings } from '../app/stories/search/spellings.server';
import { ratingsServiceContext, readCounterContext, storiesServiceContext } from '../app/stories/stories.context.server';
import { createStoriesService } from '../app/stories/stories.server';
import { createKnownStories } from '../app/stories/story-cache/story-cache';
import { siteContext } from '../app/web/site.context.server';
import { callLimits } from './call-limits';
import { personalData } from './personal-data';
import type { Site } from './site';

const MAX_SEED = 2 ** 32;
/** Room for kept pages in a process, in bytes. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** Room for each kind of what is known of stories, in bytes. */
const KNOWN_STORIES_BYTES = 16 * 1024 * 1024;
/** The words of the games, from the project's root, where the server is started. */
const LEXICON_FOLDER = 'content/lexicon';

/** All services of a running site, and how they reach loaders and actions. */
export interface Services {
  accounts: AccountsService;
  jobs: Jobs;
  live: Live;
  /** Takes moves of word games, in front of everything else. */
  moves: MovesEndpoint;
  /** Takes what the payment provider tells, in front of the origin check. */
  paymentEvents: RequestHandler;
  pageCache: PageCache;
  /** All that is kept for visitors, until it changes. */
  heldForVisitors: readonly HearsChanges[];
  storyWeave: StoryWeave;
  /** Puts the services into a request's context. */
  provide(context: RouterContextProvider): void;
}

/** Makes every service once, from the site's doors. */
export function createServices(site: Site): Services {
  const { config, clock, database, bus, log, metrics, secret } = site;
  const { db } = database;
  const jobs = createJobs(database, log);
  const outbox = config.mail.smtpUrl ? undefined : createOutbox(join(resolve(config.dataDir), 'outbox'), config.mail.from, clock);
  const transport = config.mail.smtpUrl ? smtpTransport(config.mail.smtpUrl, config.mail.from).transport : outbox?.transport;
  if (!transport) throw new Error('No way to send mails.');
  const mailer = createMailer({
    ...{ jobs, clock, transport, metrics, log },
    seal: createSeal(secret, 'mail queue'),
    isWanted: accountWithAddress(db),
    isCurrent: currentCode(db),
  });
  const databaseAnswers = databaseHealth(database);
  const security = createSecurityLog(log, secret);
  const limiter = reportLimits(createRateLimiter(db, clock, secret), security);

  const live = createLive({
    metrics,
    log,
    isOwnOrigin: (origin) => isOwnOrigin(origin, config.siteUrl),
    identify: async (headers) => {
      const identity = await accounts.sessions.identify(new Headers({ cookie: headers.cookie ?? '' }));
      return identity.kind === 'player' ? { playerId: identity.viewer.id, sessionId: identity.sessionId } : undefined;
    },
  });
  const accounts = createAccountsService({
    db,
    clock,
    secret,
    siteUrl: config.siteUrl,
    mailer,
    limiter,
    log,
    security,
    personalData,
    announceEnd: createSessionEnds({ db, bus, live, log }),
  });
  scheduleAccountHousekeeping(jobs, accounts);
  const progress = createProgressService({ db, clock });
  const pageCache = createPageCache({ maxBytes: PAGE_CACHE_BYTES });
  const known = createKnownStories({ maxBytes: KNOWN_STORIES_BYTES });
  const limited = createLimitedQueries(database);
  const stories = withLimits(limiter, createStoriesService({ db, clock, progress, limited, known }), callLimits.stories);
  const spellings = createSpellings({ db, clock, log });
  jobs.repeat('search-words-due', '* * * * *', () => spellings.learnDue());
  const ratings = withLimits(limiter, createRatingsService({ db, clock, progress, secret }), callLimits.ratings);
  scheduleOrderKeeping(jobs, createOrderKeeping({ db, clock }));
  const reads = createReadCounter({ db, clock, limiter, secret });
  const random = seededRandom(randomInt(MAX_SEED));
  const writerModel = createWriterModel({ settings: config.writerModel, clock, random, log, metrics });
  const writing = createWritingService({ db, clock, writerModel, progress, limiter, log });
  jobs.repeat('writing-sessions-due', '* * * * *', async () => void (await writing.settleDueSessions()));
  const lexicon = openLexicon(resolve(LEXICON_FOLDER));
  const wordGames = createWordGames({ database, clock, secret, siteUrl: config.siteUrl, progress, limiter, lexicon, log });
  jobs.repeat('game-runs-due', '* * * * *', async () => void (await wordGames.referee.settleDueRuns()));
  jobs.repeat('old-guest-runs', '41 3 * * *', async () => void (await wordGames.removeOldGuestRuns()));
  const storyWeave = createStoryWeave({ database, clock, random, live, bus, writerModel, progress, limiter, log });
  jobs.repeat('old-weave-rooms', '23 3 * * *', storyWeave.removeOldRooms);
  const fanFiction = withLimits(
    limiter,
    createFanFictionService({ db, clock, progress, limiter, secret, baseOf: (id) => fandomById(id)?.basePopularity ?? 0 }),
    callLimits.fanFiction,
  );
  jobs.repeat('fandom-popularity', '23 * * * *', () => fanFiction.refresh());
  const checkout = config.payments && createStripeCheckout(config.payments);
  const donations = createDonationsService({ db, clock, secret, siteUrl: config.siteUrl, checkout, mailer, limiter, log });
  scheduleDonationHousekeeping(jobs, donations);
  const siteFigures = createSiteFigures({ db, clock });
  jobs.repeat('site-figures', '* * * * *', () => siteFigures.countGames());
  const onRanksFailure = (error: unknown) => log.warn({ err: error }, 'ranks could not be counted anew');
  const leaderboard = createLeaderboardService({ db, clock, progress, onFailure: onRanksFailure });
  jobs.repeat('board-ranks', '* * * * *', () => leaderboard.renewRanks());
  const players = createPlayersService({ db, clock, limiter, progress });
  const syndication = createSyndicationService({ db, siteUrl: config.siteUrl });
  const books = createBooksService({ db, limiter, siteUrl: config.siteUrl });

  return {
    accounts,
    jobs,
    live,
    storyWeave,
    pageCache,
    heldForVisitors: [pageCache, known.stories, known.lists],
    moves: createMovesEndpoint({ referee: wordGames.referee, siteUrl: config.siteUrl, metrics, log }),
    paymentEvents: createWebhookEndpoint(donations, log),
    provide(context) {
      context.set(clockContext, clock);
      context.set(siteContext, { siteUrl: config.siteUrl, databaseAnswers, outbox });
      context.set(accountsContext, accounts);
      context.set(progressServiceContext, progress);
      context.set(storiesServiceContext, stories);
      context.set(ratingsServiceContext, ratings);
      context.set(readCounterContext, reads);
      context.set(writingServiceContext, writing);
      context.set(wordGamesContext, wordGames);
      context.set(storyWeaveContext, storyWeave);
      context.set(fanFictionContext, fanFiction);
      context.set(leaderboardServiceContext, leaderboard);
      context.set(donationsContext, donations);
      context.set(aboutContext, { gamesPlayed: siteFigures.gamesPlayed, donations: donations.totals });
      context.set(playersContext, players);
      context.set(syndicationContext, syndication);
      context.set(booksContext, books);
      context.set(homeContext, { sample: stories.sampleStory, gladiators: leaderboard.topGladiators });
    },
  };
}
