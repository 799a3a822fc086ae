import { z } from 'zod';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { blockIntents, blockTexts } from '~/blocks/blocks';
import { blocksContext } from '~/blocks/blocks.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { refusedForm, submitForm } from '~/platform/forms/submit-form.server';
import type { Route } from './+types/player.route';
import { playerIdIn } from './player-data.server';
import { playersContext } from './players.server';
import { playerTexts } from './texts';

const followForm = z.object({ intent: z.enum(['follow', 'unfollow']) });
/** `as` is the name by which the other one knows who blocks them. */
const blockForm = z.object({ intent: z.enum(blockIntents), as: z.uuid().optional() });
const intents = [...followForm.shape.intent.options, ...blockForm.shape.intent.options];

/** Follows the player, mutes or blocks them, or takes that back: form field `intent`. */
export const playerAction = acceptsForm(
  { schemas: [followForm, blockForm], intents, refused: refusedForm, whileSuspended: blockIntents },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const viewer = requirePlayer(context, url);
    const playerId = playerIdIn(params.playerId);
    const formData = await request.formData();
    if (blockForm.safeParse({ intent: formData.get('intent') }).success) {
      return submitForm({
        formData,
        schema: blockForm,
        context,
        texts: blockTexts,
        run: async ({ intent, as }) => {
          const blocks = context.get(blocksContext);
          if (intent === 'unblock') await blocks.lift(viewer, playerId);
          else {
            const met = as ?? (await context.get(playersContext).ownNames(viewer, playerId))?.met;
            await blocks.set(viewer, playerId, intent, met);
          }
          return { result: intent };
        },
      });
    }
    return submitForm({
      formData,
      schema: followForm,
      context,
      texts: { failed: playerTexts.followFailed, databaseAway: playerTexts.databaseAway },
      run: async ({ intent }) => {
        await context.get(playersContext).follows[intent](viewer, playerId);
        return { result: intent };
      },
    });
  },
);
