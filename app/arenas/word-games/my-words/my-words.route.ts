import { data } from 'react-router';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { wordGamesContext } from '../word-games.server';
import type { Route } from './+types/my-words.route';
import { MY_WORDS_BYTES, sentWord, type WordAnswer } from './my-words.contract';
import { myWordsTexts as texts } from './texts';

/** Keeps a word, or forgets it. @see docs/product/word-games.md */
export const action = acceptsJson(
  { schema: sentWord, maxBytes: MY_WORDS_BYTES },
  async ({ context }: Route.ActionArgs, { word, kept }): Promise<Response> => {
    const player = knownPlayer(context);
    if (!player) throw data(null, { status: 401 });
    const { myWords } = context.get(wordGamesContext);
    try {
      await (kept ? myWords.add(player.id, word) : myWords.remove(player.id, word));
      return Response.json({ kept, text: kept ? texts.kept(word) : texts.removed(word) } satisfies WordAnswer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ kept: !kept, text: error.message } satisfies WordAnswer, refusedInit(error));
    }
  },
);
