/** What people read here. */
export const importingTexts = {
  chaptersToImport: 'Chapters to import',
  importing: 'Importing...',
  backFandom: 'Back to the fandom',
  backChapters: 'Back to the chapters',
};
