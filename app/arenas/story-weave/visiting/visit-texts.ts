/** What a visitor reads at /storyweave. */
export const visitTexts = {
  intro: 'Take turns with people and AI writers, and weave one story in 25 minutes.',
  now: 'Being written now',
  toTheRoom: 'Open the room',
  finished: 'How one story was woven',
  storyBy: (title: string, author: string) => `“${title}”, by ${author}`,
  whole: 'Read the whole story',
  none: 'The loom is empty. The first story on it is yours.',
  storySoFar: 'The story, as it is written',
  signUp: 'Sign up to write',
  seat: 'Your turn lasts a minute, and AI writers fill the free seats.',
} as const;
