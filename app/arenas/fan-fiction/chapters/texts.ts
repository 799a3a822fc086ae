/** Texts of chapters and their form. */
export const chapterTexts = {
  chapters: 'Chapters',
  previous: 'Previous Chapter',
  next: 'Next Chapter',
  steps: 'Previous and next chapter',
  noPreview: 'Nothing to preview yet.',
  versions: 'Earlier versions',
  cancel: 'Cancel',
  content: 'Rating and warnings',
  loadingPreview: 'Loading preview...',
  preview: 'Preview',
  previous2: 'Previous',
  chapter: 'Chapter',
  next2: 'Next',
  chapterOf: (number: number, length: number, title: string) => `Chapter ${number} of ${length}: ${title}`,
  hidePreview: 'Hide preview',
  showPreview: 'Show preview',
} as const;
