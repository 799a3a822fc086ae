import { href } from 'react-router';
import { DAY_S, HOUR_S } from '~/platform/clock/durations';
import { defineFeature } from '~/platform/feature/define-feature.server';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { counted } from '~/platform/log/counted';
import { progressContext } from '~/progress/progress.server';
import { storyArena } from '~/site/arenas';
import { readCounterContext } from '~/stories/reading/counting/reads.server';
import { endMentionsBetween } from './acknowledgements/mentions.server';
import { endSourcesBetween } from './acknowledgements/sources.server';
import { endSharesBetween } from './beta/sharing.server';
import { endInvitationsBetween } from './co-authors/inviting.server';
import { commentsSince } from './comments/listing/comments-since.server';
import { unfinishedChapters } from './drafts/unfinished.server';
import { FanFicArch } from './fan-fic-arch';
import { createFanFictionService, type FanFictionService, fanFictionContext } from './fan-fiction.server';
import { backlistAddress, fandomAddress } from './fandoms/fandom-links';
import { fandomById, fandoms } from './fandoms/fandom-registry';
import { fanFictionNoticeKinds } from './notice-kinds';
import { nameMetBy } from './pen-names/met-by.server';
import { fanFictionPersonalData } from './personal-data.server';
import { unfinishedReading } from './reading/position/positions.server';
import { betaReportable } from './reporting/beta-reportable.server';
import { chapterReportable } from './reporting/chapter-reportable.server';
import { commentReportable } from './reporting/comment-reportable.server';
import { chapterDetector, commentDetector, importDetector } from './reporting/detectors.server';
import { noteReportable } from './reporting/note-reportable.server';
import { orphanFanStory } from './stories/orphan-story.server';

const byPlayer = (player: { id: string }) => player.id;
const byPlayerId = ({ playerId }: { playerId: string }) => playerId;

const commentChange = { counts: 'fan-comment-change', limit: { max: 60, windowSeconds: 10 * 60 }, who: byPlayer };
/** An author may have a crowd's comments to go through. */
const commentApproval = { counts: 'fan-comment-approval', limit: { max: 300, windowSeconds: 10 * 60 }, who: byPlayer };
const storyChange = { counts: 'fan-story-change', limit: { max: 120, windowSeconds: HOUR_S }, who: byPlayer };
/** A story of 100 chapters may be put in order one step at a time. */
const chapterMove = { counts: 'fan-chapter-move', limit: { max: 1_200, windowSeconds: HOUR_S }, who: byPlayer };
const draftChange = { counts: 'fan-draft-change', limit: { max: 1_500, windowSeconds: HOUR_S }, who: byPlayer };
const readingPosition = { counts: 'reading-position', limit: { max: 1_200, windowSeconds: HOUR_S }, who: byPlayerId };
/** An author may name all who read for them. */
const betaShare = { counts: 'beta-share', limit: { max: 60, windowSeconds: HOUR_S }, who: byPlayer };
/** Two backlists a day, of which each piece may be sent once more. */
const importedPiece = { counts: 'import-piece', limit: { max: 4_000, windowSeconds: DAY_S }, who: byPlayer };
const importedWork = { counts: 'import-work', limit: { max: 1_000, windowSeconds: DAY_S }, who: byPlayer };
const importLook = { counts: 'import-look', limit: { max: 60, windowSeconds: HOUR_S }, who: byPlayer };
const importChange = { counts: 'import-change', limit: { max: 1_000, windowSeconds: DAY_S }, who: byPlayer };
const betaNote = { counts: 'beta-note', limit: { max: 120, windowSeconds: HOUR_S }, who: byPlayer };
const coAuthorChange = { counts: 'co-author-change', limit: { max: 60, windowSeconds: HOUR_S }, who: byPlayer };
const acknowledgement = { counts: 'acknowledgement', limit: { max: 60, windowSeconds: HOUR_S }, who: byPlayer };
const fandomFollow = { counts: 'fandom-follow', limit: { max: 60, windowSeconds: 60 }, who: byPlayerId };

/**
 * How often a person may change things. Honest use stays below these limits: each is several times what a very
 * busy person does.
 * @see docs/product/limits.md
 */
export const fanFictionLimits: CallLimits<FanFictionService> = {
  beta: {
    share: betaShare,
    makeLink: betaShare,
    takeBack: betaShare,
    remove: betaShare,
    join: betaShare,
    leave: betaShare,
    notes: { write: betaNote, resolve: betaNote, take: betaNote, remove: betaNote },
  },
  acknowledgements: {
    give: acknowledgement,
    thank: acknowledgement,
    takeOff: acknowledgement,
    answer: acknowledgement,
    addSource: acknowledgement,
    takeSourceOff: acknowledgement,
    answerSource: acknowledgement,
  },
  coAuthors: { invite: coAuthorChange, withdraw: coAuthorChange, answer: coAuthorChange, leave: coAuthorChange, agree: coAuthorChange },
  comments: {
    edit: commentChange,
    remove: commentChange,
    approve: commentApproval,
    approveAllBy: commentApproval,
    approveAndAnswer: commentApproval,
    decideChosen: commentApproval,
    removeAndBlock: commentChange,
    refuseAndBlock: commentApproval,
    freeze: commentChange,
    setRule: storyChange,
    letVisitors: storyChange,
    foldPassages: storyChange,
  },
  visitors: { unblock: commentChange },
  stickers: { give: commentChange, takeBack: commentChange },
  ownComments: { setHeldWords: storyChange, letVisitors: storyChange, setRule: storyChange, setShield: storyChange },
  chapters: { edit: storyChange, setNotes: storyChange, delete: storyChange },
  drafts: { keep: draftChange, discard: draftChange },
  histories: { bringBack: storyChange },
  order: { move: chapterMove, split: storyChange },
  schedule: { unschedule: storyChange },
  readers: { keepPosition: readingPosition },
  silence: { answer: storyChange },
  backlist: {
    look: importLook,
    begin: importedWork,
    add: importedPiece,
    publish: importChange,
    publishAll: importChange,
    discard: importChange,
  },
  stories: { rename: storyChange, delete: storyChange },
  fandoms: { follows: { set: fandomFollow, markAllRead: fandomFollow } },
};

/** The job that publishes imported works. */
const IMPORTS_JOB = 'imports-asked';

const { id: arena, name, label, slug } = storyArena('fan_fic');

export const fanFictionFeature = defineFeature({
  name: 'fan-fiction',
  needs: { progress: progressContext, reads: readCounterContext },
  provides: { fanFiction: fanFictionContext },
  limits: { fanFiction: fanFictionLimits },
  personalData: fanFictionPersonalData,
  shows: {
    arenas: [
      {
        ...{ slug, name, order: 1, Scene: FanFicArch },
        text: 'Write in the universes you love.',
        play: href('/fan-fiction'),
        results: { to: `/stories/${slug}`, label: 'View Stories' },
      },
    ],
    boards: [
      {
        ...{ id: arena, label: `${label} Arena`, slug, scoreLabel: 'Score' },
        empty: 'Write fan fiction that readers like, and the first place is yours.',
        wayOnto: { to: href('/fan-fiction'), label: `Start ${label}` },
      },
    ],
    footer: [
      { column: 'Write', to: href('/fan-fiction'), label: name, order: 3 },
      { column: 'Read', to: `/stories/${slug}`, label: 'New fan fiction', order: 2 },
    ],
    profileLinks: [
      { place: 'header', to: href('/fan-fiction/beta/:workId?'), label: 'Reading along', order: 1 },
      { place: 'header', to: href('/fan-fiction/acknowledgements'), label: 'Where you are named', order: 2 },
      { place: 'stories', to: backlistAddress, label: 'Import your works', begins: true, order: 1 },
      { place: 'stories', to: href('/fan-fiction/comments'), label: 'Comments on my stories', order: 2 },
    ],
    addresses: [href('/fan-fiction'), `/stories/${slug}`, ...fandoms.map((fandom) => fandomAddress(fandom.genres[0], fandom.id))],
    unfinished: [unfinishedChapters, unfinishedReading],
    happenings: [commentsSince],
    orphanings: [orphanFanStory],
    meetings: [nameMetBy],
  },
  noticeKinds: fanFictionNoticeKinds,
  reportables: [chapterReportable, commentReportable, betaReportable, noteReportable],
  detectors: [chapterDetector, commentDetector, importDetector],
  async endBetween(trx, oneId, otherId) {
    await endSharesBetween(trx, oneId, otherId);
    await endInvitationsBetween(trx, oneId, otherId);
    await endMentionsBetween(trx, oneId, otherId);
    await endSourcesBetween(trx, oneId, otherId);
  },
  create({ db, clock, secret, jobs, limiter, log, metrics, progress, reads }) {
    const baseOf = (fandomId: string) => fandomById(fandomId)?.basePopularity ?? 0;
    const wakeImports = () => jobs.send(IMPORTS_JOB, {});
    const fanFiction = createFanFictionService({ db, clock, secret, progress, reads, limiter, log, baseOf, wakeImports });
    const { drafts } = fanFiction;
    return {
      services: { fanFiction: { ...fanFiction, drafts: { ...drafts, keep: counted(metrics, 'save', drafts.keep) } } },
      jobs: {
        'fandom-popularity': { cron: '23 * * * *', work: fanFiction.fandoms.popularity.refresh },
        'silent-stories': { cron: '41 5 * * *', work: fanFiction.silence.askDue },
        'old-visits': { cron: '52 4 * * *', work: fanFiction.visitors.forgetOld },
        'ended-shares': { cron: '47 4 * * *', work: fanFiction.beta.removeEnded },
        [IMPORTS_JOB]: { cron: '* * * * *', limitSeconds: HOUR_S, work: fanFiction.publishImports },
        'chapters-due': { cron: '* * * * *', work: fanFiction.schedule.publishDue },
      },
    };
  },
});
