import { href } from 'react-router';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { circleReportable } from './circle-reportable.server';
import { circlesContext, createCircles } from './circles.server';
import { circleCompany } from './company.server';
import { circleEveningNotice, circleFoldNotice, circleInvitationNotice, circleRoomNotice } from './notice-kinds';
import { circlesPersonalData } from './personal-data.server';
import { texts } from './texts';
import { unfinishedCircles } from './unfinished.server';

export const circlesFeature = defineFeature({
  name: 'circles',
  needs: { weave: storyWeaveContext },
  provides: { circles: circlesContext },
  personalData: circlesPersonalData,
  reportables: [circleReportable],
  noticeKinds: [circleInvitationNotice, circleEveningNotice, circleRoomNotice, circleFoldNotice],
  shows: {
    footer: [{ column: 'Write', to: href('/circles'), label: texts.list.title, order: 5 }],
    unfinished: [unfinishedCircles],
    company: [circleCompany],
  },
  create({ db, clock, limiter, log, weave }) {
    const circles = createCircles({ db, clock, limiter, log, weave });
    return {
      services: { circles },
      jobs: { 'circles-turn': { cron: '* * * * *', work: circles.turn }, 'old-evenings': { cron: '31 4 * * *', work: circles.removeOld } },
    };
  },
});
