/** Texts of the list of players whom the viewer mutes or blocks. */
export const blockedTexts = {
  title: 'Players you mute or block',
  undone: 'Undone: you will see this player again.',
  howTo: 'You can do that on a player’s page.',
  none: 'You haven’t muted or blocked anyone',
  older: 'Older ones',
  muted: 'muted',
  blocked: 'blocked',
  unmute: 'Unmute',
  unblock: 'Unblock',
};
