import { href } from 'react-router';
import { z } from 'zod';
import { type NoticeKind, sentence } from '~/platform/feature/notice-kind';
import { numberText } from '~/platform/text/format';
import { gameRules } from '../games/game-rules';
import { GAME_IDS } from '../games/games';
import { challengeTexts } from './texts';

const told = z.object({
  game: z.enum(GAME_IDS),
  round: z.number(),
  dealt: z.boolean().default(false),
  rematch: z.boolean().default(false),
});

/** Tells a player that their challenge, or a round of their series, was played, that there is a further one, or that the other one wants a rematch. */
export const challengeNotice: NoticeKind = {
  ...{
    id: 'word-challenge',
    label: 'Answers to my challenges in word games, further rounds and rematches',
    delivery: 'here',
    icon: 'scale',
  },
  words({ actor, count, params }) {
    const { game, round, dealt, rematch } = told.parse(params);
    const who = actor?.name ?? challengeTexts.guest;
    if (rematch) return { said: sentence`${who} wants a rematch in ${gameRules[game].title}` };
    if (dealt) return { said: sentence`${who} has dealt round ${String(round)} of your series in ${gameRules[game].title}` };
    if (count > 1)
      return { said: sentence`${numberText(count)} answers to your challenge in ${gameRules[game].title}, the latest by ${who}` };
    if (round > 1) return { said: sentence`${who} has played round ${String(round)} of your series in ${gameRules[game].title}` };
    return { said: sentence`${who} has answered your challenge in ${gameRules[game].title}` };
  },
  address: ({ detail }) => detail && href('/word-games/challenges/:challengeId', { challengeId: detail }),
};
