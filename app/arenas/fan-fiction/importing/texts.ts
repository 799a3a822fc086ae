/** What people read here. */
export const importingTexts = {
  chaptersToImport: 'Chapters to import',
  importing: 'Importing...',
  backToFandom: 'Back to the fandom',
  backToChapters: 'Back to the chapters',
};
