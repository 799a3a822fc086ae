import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { createRoles } from '~/accounts/roles/roles.server';
import { createAccountsService } from '../../app/accounts/accounts.server';
import { createWritingService } from '../../app/arenas/creative-writing/creative-writing.server';
import { model } from '../../app/arenas/creative-writing/testing/writing-fixture';
import { createFanFictionService } from '../../app/arenas/fan-fiction/fan-fiction.server';
import { fanFictionLimits } from '../../app/arenas/fan-fiction/feature.server';
import { openWeave } from '../../app/arenas/story-weave/testing/weave-server';
import { createDatedLexicon } from '../../app/arenas/word-games/lexicon/dated-lexicon.server';
import { openLexicon } from '../../app/arenas/word-games/lexicon/lexicon.server';
import { createWordGames } from '../../app/arenas/word-games/word-games.server';
import { createBlocksService } from '../../app/blocks/blocks.server';
import { createTakeout, takeoutLimits } from '../../app/books/takeout/takeout.server';
import { createCircles } from '../../app/circles/circles.server';
import { createPrompts } from '../../app/collections/prompts/prompts.server';
import { createSharedCollections } from '../../app/collections/shared-collections.server';
import { createDaysLine } from '../../app/days-line/days-line.server';
import { createDuels } from '../../app/duels/duels.server';
import { moderationLimits } from '../../app/moderation/feature.server';
import { createModeration } from '../../app/moderation/moderation.server';
import { createReportsService } from '../../app/moderation/report/reports.server';
import { testTargets } from '../../app/moderation/testing/test-targets';
import { noticesLimits } from '../../app/notices/feature.server';
import { createNoticesService } from '../../app/notices/notices.server';
import { createLimitedQueries } from '../../app/platform/database/limited-queries.server';
import { createRateLimiter } from '../../app/platform/limits/rate-limit.server';
import { withLimits } from '../../app/platform/limits/with-limits.server';
import { createLog } from '../../app/platform/log/log.server';
import { createSecurityLog } from '../../app/platform/log/security-log.server';
import { seededRandom } from '../../app/platform/random/random';
import type { TestDatabaseFixture } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import { createPlayersService } from '../../app/players/players.server';
import { createProgressService } from '../../app/progress/progress.server';
import { makeTrustedPlayer } from '../../app/progress/trust/trusted-player-fixture';
import { fixedSettings } from '../../app/settings/testing/fixed-settings';
import { createBookmarksService } from '../../app/stories/bookmarks/bookmarks.server';
import { createCollections } from '../../app/stories/collections/collections.server';
import { storiesLimits } from '../../app/stories/feature.server';
import { createKudos } from '../../app/stories/kudos/kudos.server';
import { createRatingsService } from '../../app/stories/ratings/ratings.server';
import { createReadCounter } from '../../app/stories/reading/counting/reads.server';
import { createStoriesService } from '../../app/stories/stories.server';
import { makeStory } from '../../app/stories/testing/make-story';
import { tagMarksLimits } from '../../app/tags/feature.server';
import { createTagMarks } from '../../app/tags/marks/tag-marks.server';

const SITE = new URL('http://localhost:3000');

/** A collection that anybody adds to at any time. */
const OPEN_COLLECTION = { title: 'Harbours', moderated: false, proposals: false, closesAt: null, worksAt: null, authorsAt: null };

/** Of what comments of visitors are counted. */
type Visit = 'guestId' | 'clientAddress' | 'storyId';

/** What people do, each once, by the names of the table. What is not there is refused, and counted all the same. */
export async function actsOn({ database, clock }: TestDatabaseFixture): Promise<Record<string, () => Promise<unknown>>> {
  const { db } = database;
  const secret = 'a secret for tests, long enough to be one';
  const limiter = createRateLimiter(db, clock, secret);
  const log = createLog({ level: 'silent' });
  const progress = createProgressService({ db, clock });
  const mailer = { send: async () => undefined };
  const accounts = createAccountsService({
    settings: fixedSettings(),
    ...{ db, clock, secret, siteUrl: SITE, limiter, log },
    mailer,
    security: createSecurityLog(log, secret),
    personalData: [],
    adminEmail: undefined,
    keepErasures: async () => undefined,
    announceEnd: () => undefined,
  });
  const stories = withLimits(
    limiter,
    createStoriesService({ db, clock, progress, limited: createLimitedQueries(database) }),
    storiesLimits.stories,
  );
  const reads = createReadCounter({ db, clock, log, secret });
  const tagMarks = withLimits(limiter, createTagMarks({ db, clock }), tagMarksLimits);
  const kudos = withLimits(limiter, createKudos({ db, clock, limiter }), storiesLimits.kudos);
  const collections = withLimits(limiter, createCollections({ db, clock }), storiesLimits.collections);
  const bookmarks = withLimits(limiter, createBookmarksService({ db, clock }), storiesLimits.bookmarks);
  const ratings = withLimits(limiter, createRatingsService({ db, clock, progress, secret }), storiesLimits.ratings);
  const fanFiction = withLimits(
    limiter,
    createFanFictionService({ db, clock, secret: 'secret', progress, reads, limiter, baseOf: () => 0 }),
    fanFictionLimits,
  );
  const players = createPlayersService({ db, clock, limiter, progress, counters: [], badges: [], meetings: [] });
  const blocks = createBlocksService({ db, clock, limiter, endsBetween: [] });
  const reports = createReportsService({
    ...{ db, clock, targets: testTargets, secret, limiter, mailer, log, hidingsPerHour: async () => 5 },
    ...{ staff: async () => [], copyHidings: async () => {} },
    ...{ siteUrl: SITE, operatorEmail: async () => undefined, administratorAddresses: async () => [] },
  });
  const roles = createRoles({ db, clock, adminEmail: undefined });
  const nothing = async () => {};
  const nobody = {
    ...{ staff: async () => [], roles, hashOf: (email: string) => email },
    ...{ endSessions: nothing, copyBans: nothing, copyHidings: nothing },
  };
  const moderation = withLimits(
    limiter,
    createModeration({
      ...{ db, clock, limiter, mailer, log, targets: testTargets, detectors: [] },
      siteUrl: SITE,
      secret,
      operatorEmail: async () => undefined,
      ...nobody,
    }),
    moderationLimits,
  );
  const notices = withLimits(limiter, createNoticesService({ db, clock, kinds: [], pushKey: async () => 'key' }), noticesLimits);
  const { service } = createTakeout({
    ...{ db, clock, siteUrl: SITE, jobs: { send: async () => undefined } },
    thread: { run: () => Promise.reject(new Error('Nothing is made.')) },
  });
  const takeout = withLimits(limiter, service, takeoutLimits);
  const line = createDaysLine({ db, clock, limiter, progress });
  const circles = createCircles({ db, clock, limiter, weave: openWeave(database, clock).weave });
  const sharedCollections = createSharedCollections({ db, clock, limiter, progress, log });
  const prompts = createPrompts({ db, clock, limiter });
  const duels = createDuels({ db, clock, limiter, progress, firstReaders: { finishedLately: async () => [] }, readings: async () => 5 });
  const writing = createWritingService({ db, clock, random: seededRandom(1), writerModel: model, progress, limiter });
  const lexicon = createDatedLexicon(db, openLexicon(resolve('content/lexicon')), log);
  const games = createWordGames({ database, clock, secret, siteUrl: SITE, progress, limiter, lexicon, log });
  const player = await makePlayer(database, clock, 'Mara');
  const known = await makeTrustedPlayer(database, clock, 'Ivo');
  const { id: playerId } = player;
  const none = randomUUID();
  const storyId = await makeStory(database, clock, {});
  const report = { target: { kind: 'story', id: none }, reason: 'spam', details: '' } as const;
  const fandom = { playerId, fandomId: 'the-long-voyage' };
  const names = Array.from({ length: 20 }, (_, number) => `Mara ${number}`);
  const visit = ({ guestId = randomUUID(), clientAddress = randomUUID(), storyId = randomUUID() }: Partial<Record<Visit, string>>) =>
    fanFiction.visitors.post({ guestId, clientAddress }, { id: none, storyId, chapterId: undefined, name: 'A Reader', text: 'Words.' });
  return {
    'profile changes': () => accounts.profiles.save(playerId, { name: 'Mara', bio: '' }),
    'new display names': () => accounts.profiles.save(playerId, { name: names.pop() ?? '', bio: '' }),
    'new pen names': () => accounts.penNames.make(playerId, { name: 'Mara', bio: '' }),
    'objections to decisions': () => moderation.object(player, { decisionId: none, objection: 'It is a quotation.' }),
    'ratings, new or changed': () => ratings.rateStory({ storyId: none, playerId, value: 4 }),
    'following and hiding tags, taking it back': () => tagMarks.mark({ playerId, tagId: 1, intent: 'unfollow' }),
    'series and lists, changed and followed': () => collections.unfollow(player, none),
    'bookmarks, added and removed': () => bookmarks.removeBookmark({ playerId, storyId: none }),
    'publishing, rating the content of, renaming and deleting stories, saying who reads them, bringing their versions back': () =>
      stories.renameStory({ storyId: none, playerId, title: 'A Title' }),
    'files with all works that are made': () => takeout.ask({ playerId }, false),
    'fan fiction: stories': () =>
      fanFiction.stories.create(player, { id: storyId, fandom: { id: 'x', name: 'X' }, title: 'A Title', content: 'Words.' }),
    'fan fiction: works begun to import': () =>
      fanFiction.backlist.begin(player, storyId, {
        ...{ batchId: storyId, title: 'A Title', fandom: '', chapters: 1, origin: { byline: '', series: [] } },
      }),
    'fan fiction: requests with chapters of imported works': () =>
      fanFiction.backlist.add(player, none, { from: 1, chapters: [{ title: '', body: 'Words.' }] }),
    'fan fiction: asking which works are here already': () => fanFiction.backlist.look(player, []),
    'fan fiction: publishing and deleting imported works': () => fanFiction.backlist.discard(player, none),
    'fan fiction: moving chapters': () => fanFiction.order.move(player, none, { id: none, to: 1 }),
    'fan fiction: notes of beta readers': () => fanFiction.beta.notes.remove(player, none, none),
    'fan fiction: naming people and sources on a story, taking them off, answering': () =>
      fanFiction.acknowledgements.takeOff(player, none, 'gift', none),
    'fan fiction: inviting co-authors, answering, leaving, agreeing': () => fanFiction.coAuthors.withdraw(player, none, none),
    'fan fiction: sharing with beta readers, ending it, reading along': () => fanFiction.beta.leave(player, none, none),
    'fan fiction: new chapters, and scheduling them': () =>
      fanFiction.chapters.add(player, none, { id: none, title: 'A Title', content: 'Words.' }),
    'fan fiction: saving unpublished chapters, discarding them': () => fanFiction.drafts.discard(player, none),
    'fan fiction: changes to stories and chapters, splitting and deleting them, bringing versions back': () =>
      fanFiction.chapters.delete(player, none, none),
    comments: () => fanFiction.comments.post(known, { id: none, storyId: none, chapterId: undefined, text: 'Words.' }),
    'comments of newcomers': () => fanFiction.comments.post(player, { id: none, storyId: none, chapterId: undefined, text: 'Words.' }),
    'comments edited and removed': () => fanFiction.comments.edit(player, none, 'Words.'),
    'comments approved': () => fanFiction.comments.approve(player, none),
    'comments of visitors': () => visit({ guestId: none }),
    'comments of visitors from an address': () => visit({ clientAddress: '203.0.113.5' }),
    'comments of visitors under a story': () => visit({ storyId: none }),
    'new guests who comment': () => fanFiction.visitors.countGuest('203.0.113.5'),
    'kudos, left and taken back': () => kudos.give({ playerId: player.id }, none),
    'new guests who leave kudos': () => kudos.countGuest('203.0.113.5'),
    'following fandoms, no longer following, marking as read': () => fanFiction.fandoms.follows.set({ ...fandom, following: true }),
    'following players, no longer following': () => players.follows.follow(player, none),
    'muting and blocking players, taking it back': () => blocks.lift(player, none),
    'reports of a player': () => reports.file({ ...report, reporter: { playerId, clientAddress: '203.0.113.5' } }),
    'reports without an account, from an address': () =>
      reports.file({ ...report, reporter: { email: `${randomUUID()}@example.test`, clientAddress: '203.0.113.5' } }),
    'reports without an account, for a mail address': () =>
      reports.file({ ...report, reporter: { email: 'somebody@example.test', clientAddress: randomUUID() } }),
    'following stories, no longer following': () => notices.storyFollows.unfollow(player, none),
    'marking notifications as read': () => notices.markRead(player, none),
    'settings of notifications': () => notices.settings.save(player, { deliveries: {}, weeklyMail: true }),
    'turning on and removing devices': () => notices.devices.remove(player, none),
    'prompts in Creative Writing': () => writing.newPrompt(player, []),
    'sessions begun in Creative Writing': async () => {
      await database.execute('delete from writing_session');
      await writing.startSession(player, { prompt: 'A gate.', timeZone: 'UTC', parentId: undefined });
    },
    'words that visitors keep': () =>
      writing.keepVisitorWords({ promptId: '', body: 'Words.' }, { clientAddress: '203.0.113.9', earlierId: undefined }),
    'words kept as a draft after a session': () => writing.keepAsDraft(player, none, none, { title: '', body: 'Words.' }),
    'word games begun': () => games.countStart({ playerId }),
    'new guests of word games': () => games.countGuest('203.0.113.5'),
    'disputes of a player in word games': () => games.disputes.count({ playerId }, randomUUID()),
    'disputes of an address in word games': () => games.disputes.count({ playerId: randomUUID() }, '203.0.113.5'),
    'changes to one’s own words of word games': () => games.myWords.remove(playerId, 'lantern'),
    'practice begun in word games': () =>
      games.practice.start('word-guess', { owner: { playerId }, clientAddress: '203.0.113.5', fromOwnWords: false }),
    'practice of words that got away': () => games.lostWords.begin({ playerId, zone: 'UTC' }),
    'puzzles asked in word games': () => games.puzzles.next(playerId, undefined),
    'answers to the scramble on the home page': () => games.taster.isRight({ puzzle: 0, answer: 'x' }, '203.0.113.5'),
    'sentences and picks in the Day’s Line': () =>
      line.deal({ person: { kind: 'player', id: playerId }, clientAddress: '203.0.113.5' }, '2026-03-01'),
    'sentences and picks of guests in the Day’s Line': () =>
      line.deal({ person: { kind: 'guest', id: none }, clientAddress: '203.0.113.5' }, '2026-03-01'),
    'collections started': () => sharedCollections.make(playerId, { ...OPEN_COLLECTION, slug: randomUUID() }),
    'changing collections and their stories': () => sharedCollections.remove(playerId, none),
    'writing, claiming and changing prompts': () => prompts.remove({ playerId, collectionId: none }, none),
    'circles made': () => circles.make(player.id, { name: '' }),
    'joining, changing and answering in circles': () => circles.join(player.id, 'none'),
    'texts begun for duels': () => duels.start(player, { card: 'none', sprint: undefined }),
    'duels asked for and judged': () => duels.deal(player),
    'new guests in the Day’s Line': () => line.countGuest('203.0.113.5'),
    'downloads of one’s data': async () => (await accounts.leaving.exportData(playerId)).cancel(),
  };
}
