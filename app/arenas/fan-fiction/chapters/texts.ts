/** Texts of chapters and their form. */
export const chapterTexts = {
  chapters: 'Chapters',
  previousChapter: 'Previous Chapter',
  nextChapter: 'Next Chapter',
  steps: 'Previous and next chapter',
  noPreview: 'Nothing to preview yet.',
  versions: 'Earlier versions',
  cancel: 'Cancel',
  ratingAndWarnings: 'Rating and warnings',
  loadingPreview: 'Loading preview...',
  preview: 'Preview',
  previous: 'Previous',
  chapter: 'Chapter',
  next: 'Next',
  chapterOf: (number: number, of: number, title: string) => `Chapter ${number} of ${of}: ${title}`,
  hidePreview: 'Hide preview',
  showPreview: 'Show preview',
} as const;
