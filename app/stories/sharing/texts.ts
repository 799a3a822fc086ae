/** Texts around a story that lead to others, and to sharing and reporting it. */
export const sharingTexts = {
  by: (author: string) => `by ${author}`,
  draft: 'Draft',
  writeAppendage: 'Write an Appendage',
  writeAppendageHint: 'Continue this story',
  book: 'Download EPUB',
  share: 'Share',
  hide: 'Hide this story',
  report: { story: 'Report this story', chapter: 'Report this chapter' },
} as const;
