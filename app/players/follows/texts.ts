/** What people read here. */
export const followsTexts = {
  error: 'Error',
  unfollow: 'Unfollow',
  follow: 'Follow',
  followPlayer: 'You follow this player.',
};
