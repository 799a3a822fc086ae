import { countText } from '~/platform/text/format';
import { arenaLabel } from '~/site/arenas';

/** Texts of a fandom’s page. */
export const fandomPageTexts = {
  backToGenre: 'Back to genre',
  follow: 'Follow',
  following: 'Following',
  markRead: 'Mark all as read',
  rateSnippet: 'Rate this snippet',
  expand: 'Expand This Story',
  write: 'Write Your Own',
  signIn: 'Sign In to Publish',
  new: 'New',
  quote: 'Quote from this story:',
  again: 'Try Again',
  back: `Back to ${arenaLabel('fan_fic')}`,
  by: 'by <author/>',
  counts: (chapters: number, comments: number) =>
    `${countText(chapters, { one: 'chapter', other: 'chapters' })} · ${countText(comments, { one: 'comment', other: 'comments' })}`,
  collapse: 'Collapse',
  readMore: 'Read More',
  noDescription: 'No description available.',
  writtenBy: 'Written by <author/>',
  fandom: (name: string) => `Fandom: ${name}`,
  loginRequired: 'Login Required',
  loginToLike: 'You need to be logged in to like stories',
  error: 'Error',
  liked: 'Liked!',
  like: 'Like',
  heading: (name: string) => `${name} ${arenaLabel('fan_fic')}`,
  toFanFiction: arenaLabel('fan_fic'),
  storyTitle: 'Story Title',
  storyContent: 'Story Content',
  publishStory: 'Publish Story',
  publishingStory: 'Publishing...',
} as const;
