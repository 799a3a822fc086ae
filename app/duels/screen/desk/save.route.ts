import { deskSave } from '~/arenas/creative-writing/desk/desk-save.server';
import { duelsContext } from '../../duels.server';
import type { Route } from './+types/save.route';

/** Accepts words that are written for a duel. */
export const action = deskSave(({ context, params }: Route.ActionArgs, player, sent) =>
  context.get(duelsContext).saveWords(player, params.textId, sent),
);
