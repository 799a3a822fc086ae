import { href } from 'react-router';
import { writerModelContext } from '~/ai-writers/create-writers.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import type { CallLimits } from '~/platform/limits/with-limits.server';
import { counted } from '~/platform/log/counted';
import { progressContext } from '~/progress/progress.server';
import { storyArena } from '~/site/arenas';
import { createWritingService, type WritingService, waysToWriteContext, writingContext } from './creative-writing.server';
import { CreativeWritingArch } from './creative-writing-arch';
import { orphanWrittenStory } from './revising/orphan-story.server';
import { todaysPrompt, writeTodaysPrompt } from './session/prompts/todays-prompt.server';
import { unfinishedWriting } from './session/unfinished.server';
import { takeVisitorWords } from './visiting/visitor-words.server';

/** Writing sessions with their recordings, recordings of texts on other desks, revisions and texts before them, deleted with their story or their writer, and a player's goal, days of writing and openers met. */
const personalData: PersonalData = {
  tables: [
    personalTable('writing_session', {
      person: 'player_id',
      file: 'writing-sessions',
      columns: ['story_id', 'default_title', 'started_at', 'ends_at', 'settled_at', 'more_time'],
      key: 'story_id',
    }),
    personalTable('story_revision', {
      person: 'player_id',
      file: 'story-revisions',
      columns: ['story_id', 'title', 'body', 'updated_at'],
      key: 'story_id',
    }),
    personalTable('revised_story', {
      person: 'player_id',
      file: 'texts-before-revision',
      columns: ['story_id', 'first_body', 'revised_at'],
      key: 'story_id',
    }),
    personalTable('session_recording', {
      person: 'player_id',
      file: 'session-recordings',
      columns: ['story_id', 'steps', 'published_steps'],
      key: 'story_id',
    }),
    personalTable('desk_recording', {
      person: 'player_id',
      file: 'desk-recordings',
      columns: ['text_id', 'about', 'begun_at', 'steps', 'words'],
      key: 'text_id',
    }),
    personalTable('writing_goal', { person: 'player_id', file: 'writing-goal', columns: ['amount', 'unit'], key: 'unit' }),
    personalTable('writing_day', { person: 'player_id', file: 'writing-days', columns: ['day'], key: 'day' }),
    personalTable('writing_opener_met', { person: 'player_id', file: 'story-openers-met', columns: ['opener', 'met_at'], key: 'opener' }),
  ],
  lock: (trx, playerId) =>
    trx.selectFrom('writing_session').select('story_id').where('player_id', '=', playerId).orderBy('story_id').forUpdate().execute(),
};

/** @see docs/product/limits.md */
const writingLimits: CallLimits<WritingService> = {
  histories: { bringBack: { counts: 'story-change', limit: { max: 60, windowSeconds: 10 * 60 }, who: ({ id }) => id } },
};

const { id: arena, name, label, slug } = storyArena('creative_writing');

export const creativeWritingFeature = defineFeature({
  name: 'creative-writing',
  needs: { progress: progressContext, writerModel: writerModelContext },
  provides: { writing: writingContext, waysToWrite: waysToWriteContext },
  limits: { writing: writingLimits },
  personalData,
  shows: {
    arenas: [
      {
        ...{ slug, name, order: 3, Scene: CreativeWritingArch },
        text: 'Thirty minutes. One prompt. Your story.',
        play: href('/creative-writing'),
        results: { to: `/stories/${slug}`, label: 'View Stories' },
      },
    ],
    boards: [
      {
        ...{ id: arena, label, slug, scoreLabel: 'Score' },
        empty: 'Write a story that readers like, and the first place is yours.',
        wayOnto: { to: href('/creative-writing'), label: `Start ${label}` },
      },
    ],
    navigation: [{ to: href('/creative-writing'), label: 'Write', order: 1 }],
    footer: [{ column: 'Write', to: href('/creative-writing'), label: 'Half an hour, one prompt', order: 1 }],
    addresses: [`/stories/${slug}`],
    uncrawled: [href('/creative-writing')],
    unfinished: [unfinishedWriting],
    today: [todaysPrompt],
    firstSteps: [writeTodaysPrompt],
    newcomers: [takeVisitorWords],
    orphanings: [orphanWrittenStory],
  },
  create({ db, clock, random, limiter, log, metrics, progress, writerModel, shown }) {
    const writing = createWritingService({ db, clock, random, writerModel, progress, limiter, log });
    return {
      services: {
        writing: { ...writing, saveWords: counted(metrics, 'save', writing.saveWords) },
        waysToWrite: shown('waysToWrite'),
      },
      jobs: {
        'writing-sessions-due': { cron: '* * * * *', work: writing.settleDueSessions },
        'visitor-words': { cron: '37 * * * *', work: writing.forgetVisitorWords },
      },
    };
  },
});
