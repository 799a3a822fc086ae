/** What people read where they sign a story, or do something with one that stands under a pen name. */
export const signTexts = {
  label: 'Published as',
  hint: 'Readers never learn that the names are one person’s. You cannot change it once the story is published. A draft that you share with beta readers can only be published under your own name, as they know whose it is.',
  readAlong: 'Beta readers know this draft as yours. Stop sharing it with them before you publish it under a pen name.',
  commentAs: (name: string) => `Write a comment as ${name}...`,
} as const;
