/** Texts of what stands below a story. */
export const afterTexts = {
  lists: 'Lists',
  signInToKeep: 'Sign in to follow, bookmark or mark for later',
  writer: 'The writer',
  visitOwn: 'Visit your page',
  visit: 'Visit their page',
  signInToFollow: 'Sign In to Follow',
  next: 'Read next',
  by: (author: string) => `By ${author}`,
  follow: 'Follow <name/>',
  unfollow: 'Unfollow <name/>',
  follows: 'You follow this writer.',
  followFailed: 'That did not work. Please try again.',
} as const;
