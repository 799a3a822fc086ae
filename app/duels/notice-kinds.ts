import { href } from 'react-router';
import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { texts } from './texts';

/** Tells a writer that they can see the outcome of a duel; its detail is their text. */
export const duelDecidedNotice: NoticeKind = {
  ...{ id: 'duel-decided', label: texts.notices.decidedLabel, delivery: 'mail', icon: 'star' },
  words: () => ({ said: sentence`${texts.notices.decided}` }),
  address: ({ detail }) => (detail === undefined ? href('/duels') : href('/duels/:textId', { textId: detail })),
};

/** Tells a reader that a duel waits for them to read. */
export const duelDealtNotice: NoticeKind = {
  ...{ id: 'duel-dealt', label: texts.notices.dealtLabel, delivery: 'here', icon: 'star' },
  words: () => ({ said: sentence`${texts.notices.dealt}` }),
  address: () => href('/duels/read'),
};

/** Tells a reader that a writer thanks them. */
export const duelThanksNotice: NoticeKind = {
  ...{ id: 'duel-thanks', label: texts.notices.thanksLabel, delivery: 'here', icon: 'star' },
  words: ({ count }) => ({ said: sentence`${texts.notices.thanks(count)}` }),
  address: () => href('/duels'),
};

const rematchFacts = z.object({ step: z.enum(['asked', 'agreed']) });

/** Tells a writer that the other one of a duel would like to meet again, or agrees; its detail is their text. */
export const duelRematchNotice: NoticeKind = {
  ...{ id: 'duel-rematch', label: texts.notices.rematchLabel, delivery: 'mail', icon: 'star' },
  words({ params }) {
    const isAgreed = rematchFacts.safeParse(params).data?.step === 'agreed';
    return { said: sentence`${isAgreed ? texts.notices.rematchAgreed : texts.notices.rematch}` };
  },
  address: ({ detail }) => (detail === undefined ? href('/duels') : href('/duels/:textId', { textId: detail })),
};
