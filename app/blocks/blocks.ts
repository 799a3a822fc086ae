import { awayTexts } from '~/platform/database/database-away';

/** Mute: one does not see the other. Block: neither sees the other, or does anything to them. */
export type BlockKind = 'mute' | 'block';

/** What can be asked of the service, as form fields name it. */
export const blockIntents = ['mute', 'block', 'unblock'] as const;

/** The most players that one player may mute and block, together. */
export const MAX_BLOCKED = 500;

/** Whether a person may mute or block a player: signed-in people may, except themselves. @param person undefined for a visitor. */
export function mayBlock(person: { id: string } | undefined, playerId: string): boolean {
  return person !== undefined && person.id !== playerId;
}

/** Texts about muting and blocking. */
export const blockTexts = {
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
  notSelf: 'You cannot mute or block yourself.',
  gone: 'This player has left the arena.',
  /** The same for both, so that nobody learns who blocked. */
  stopped: 'This is not open between you and this player.',
  tooMany: `You already mute or block ${MAX_BLOCKED} players. Please unmute or unblock one first.`,
} as const;
