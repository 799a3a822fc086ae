import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import type { Route } from '../+types/player.route';
import { playerIdIn } from '../player-data.server';
import { playersContext } from '../players.server';
import { playerTexts } from '../texts';

const followForm = z.object({ intent: z.enum(['follow', 'unfollow']) });

/** Follows or unfollows the player: form field `intent`. */
export const followAction = acceptsForm(
  { schemas: [followForm], intents: followForm.shape.intent.options, refused: refusedForm },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const viewer = requirePlayer(context, url);
    const players = context.get(playersContext);
    return submitForm({
      formData: await request.formData(),
      schema: followForm,
      context,
      texts: { failed: playerTexts.followFailed, databaseAway: playerTexts.databaseAway },
      run: async ({ intent }) => {
        await players.follows[intent](viewer, playerIdIn(params.playerId));
        return { result: intent };
      },
    });
  },
);
