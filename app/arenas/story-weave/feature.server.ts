import { href } from 'react-router';
import { readStoryMemoryContext, writerModelContext } from '~/ai-writers/create-writers.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { settingsContext } from '~/settings/settings.server';
import { storyArena } from '~/site/arenas';
import { storyWeavePersonalData } from './personal-data.server';
import { newRoomTexts } from './screen/new-room/new-room-texts';
import { lostPassageReportable } from './server/battle/lost-passage-reportable.server';
import { unfinishedWeave } from './server/ending/unfinished.server';
import { wovenHappenings } from './server/ending/woven-happenings.server';
import { foldLineReportable } from './server/fold/fold-line-reportable.server';
import { passageReportable } from './server/passage-reportable.server';
import { promptReportable } from './server/prompt-reportable.server';
import { roomFigures } from './server/room-figures.server';
import { followedRooms } from './server/seating/followed-rooms.server';
import {
  invitationNotice,
  publishReminder,
  slowEndingNotice,
  slowPartNotice,
  slowPenNotice,
  slowTurnNotice,
  tableNotice,
} from './server/seating/notice-kinds';
import { beginsSoon } from './server/seating/quick-games.server';
import { createStoryWeave, storyWeaveContext } from './story-weave.server';
import { StoryWeaveArch } from './story-weave-arch';

const { id, name, label, slug } = storyArena('story_weave');

export const storyWeaveFeature = defineFeature({
  name: 'story-weave',
  needs: { progress: progressContext, writerModel: writerModelContext, readStoryMemory: readStoryMemoryContext, settings: settingsContext },
  provides: { storyWeave: storyWeaveContext },
  personalData: storyWeavePersonalData,
  shows: {
    arenas: [
      {
        ...{ slug, name, order: 2, Scene: StoryWeaveArch },
        text: 'Take turns with writers, human and not.',
        play: href('/storyweave'),
        more: { to: href('/storyweave/new'), label: newRoomTexts.wayIn },
        moreNow: beginsSoon,
        results: { to: `/stories/${slug}`, label: 'View Stories' },
      },
    ],
    boards: [
      {
        ...{ id, label, slug, scoreLabel: 'Score' },
        empty: 'Weave a story that readers like, and the first place is yours.',
        wayOnto: { to: href('/storyweave'), label: `Start ${label}` },
      },
    ],
    footer: [
      { column: 'Write', to: href('/storyweave/new'), label: 'Weave with others', order: 2 },
      { column: 'Read', to: `/stories/${slug}`, label: 'New woven tales', order: 3 },
    ],
    addresses: [`/stories/${slug}`],
    unfinished: [unfinishedWeave],
    firstSteps: [{ step: () => ({ to: href('/storyweave'), label: 'Take a seat in a room' }), order: 2 }],
    happenings: [wovenHappenings],
    doings: [followedRooms],
  },
  noticeKinds: [slowTurnNotice, slowPenNotice, slowEndingNotice, slowPartNotice, invitationNotice, publishReminder, tableNotice],
  reportables: [passageReportable, lostPassageReportable, foldLineReportable, promptReportable],
  create({ database, clock, random, secret, live, bus, limiter, log, metrics, progress, writerModel, readStoryMemory, settings }) {
    const onTurn = () => metrics.deeds.inc({ deed: 'turn' });
    const storyWeave = createStoryWeave({
      ...{ database, clock, random, live, bus, writerModel, readStoryMemory, progress, limiter, log, secret, settings, onTurn },
    });
    return {
      services: { storyWeave },
      jobs: {
        'old-weave-rooms': { cron: '23 3 * * *', work: storyWeave.removeOldRooms },
        'open-tables': { cron: '* * * * *', work: storyWeave.turnTables },
        'remind-of-publishing': { cron: '41 9 * * *', work: storyWeave.remindOfPublishing },
      },
      figures: roomFigures({ db: database.db, clock }),
      onPeer: storyWeave.onPeer,
      start: storyWeave.start,
      stop: storyWeave.stop,
    };
  },
});
