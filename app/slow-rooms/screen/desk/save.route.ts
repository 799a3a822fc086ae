import { deskSave } from '~/arenas/creative-writing/desk/desk-save.server';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import type { Route } from './+types/save.route';

/** Accepts words that are written for a slow room. */
export const action = deskSave(({ context, params }: Route.ActionArgs, player, sent) =>
  context.get(storyWeaveContext).slow.saveWords(params.roomId, player.id, sent),
);
