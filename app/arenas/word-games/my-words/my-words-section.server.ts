import * as z from 'zod';
import type { ProfileSection, ReplyTo, SectionForm } from '~/accounts/profile/profile-section.server';
import { texts } from '~/accounts/texts';
import { submitForm } from '~/platform/forms/submit-form.server';
import { wordGamesContext } from '../word-games.server';
import { myWordsTexts } from './texts';

/** The form that takes a word from a player's own. */
const forgetWordForm = z.object({ word: z.string() });

/** Takes a word from the player's own. */
const forgetWord = {
  intents: ['forget-word'],
  schemas: [forgetWordForm],
  whileSuspended: true,
  act: ({ formData, player, context }) =>
    submitForm({
      formData,
      schema: forgetWordForm,
      context,
      texts: { failed: myWordsTexts.notSent, databaseAway: texts.databaseAway },
      run: async ({ word }) => {
        await context.get(wordGamesContext).myWords.remove(player().id, word);
        return { result: { word } };
      },
    }),
} satisfies SectionForm;

/** The words that a player keeps. @see docs/product/own-things.md */
export const myWordsSection = {
  tab: 'words',
  load: async ({ context, player }) => ({ words: await context.get(wordGamesContext).myWords.listOf(player.id) }),
  forms: [forgetWord],
} satisfies ProfileSection;

/** The reply to a form about an own word. */
export type OwnWordReply = ReplyTo<typeof forgetWord>;
