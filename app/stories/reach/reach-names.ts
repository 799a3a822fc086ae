/** What other pages say of who reads a story. Apart from the texts of the page about it, which few load. */
export const reachNames = {
  title: 'Who reads it',
  membersOnly: 'Members only',
  takenBack: 'You unpublished this story: only you can see it. You can publish it again under ‘Who reads it’.',
  neverPublic: 'Nobody but its authors sees this story yet. Publish it under ‘Who reads it’.',
  unlisted: 'This story is unlisted: only people with its link can read it.',
} as const;
