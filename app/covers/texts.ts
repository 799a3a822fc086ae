/** Texts in the pictures of previews. */
export const previewTexts = {
  storyOfArena: 'A story of the arena',
} as const;
