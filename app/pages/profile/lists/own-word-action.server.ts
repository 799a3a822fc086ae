import { data, type RouterContextProvider } from 'react-router';
import { texts } from '~/accounts/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import { forgetWordForm } from '~/arenas/word-games/my-words/forget-word-form';
import { myWordsTexts } from '~/arenas/word-games/my-words/texts';
import { wordGamesContext } from '~/arenas/word-games/word-games.server';
import { submitForm } from '~/platform/forms/submit-form.server';

interface OwnWordAction {
  formData: FormData;
  /** Returns the requesting player. */
  player: () => Viewer;
  context: Readonly<RouterContextProvider>;
}

/** Takes a word from the player's own. @see docs/product/own-things.md */
export async function ownWordAction({ formData, player, context }: OwnWordAction) {
  const reply = await submitForm({
    formData,
    schema: forgetWordForm,
    context,
    texts: { failed: myWordsTexts.notSent, databaseAway: texts.databaseAway },
    run: async ({ word }) => {
      await context.get(wordGamesContext).myWords.remove(player().id, word);
      return { result: { word } };
    },
  });
  return data({ intent: 'word' as const, ...reply.data }, reply.init ?? undefined);
}

/** The reply to a form about an own word. */
export type OwnWordReply = Awaited<ReturnType<typeof ownWordAction>>['data'];
