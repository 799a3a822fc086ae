/** Texts of what an author can do with a story. */
export const authorToolTexts = {
  title: 'Author tools',
  arrange: 'Arrange chapters',
  content: 'Rating and warnings',
  tags: 'Tags and summary',
  series: 'Series',
  editChapter: 'Edit this chapter',
  notes: 'Notes on this chapter',
  editTitle: 'Edit the title',
  whoMayComment: 'Who may comment',
  coAuthors: 'Co-authors',
  betaReaders: 'Beta readers',
  acknowledgements: 'Gifts, thanks, sources',
  whoReads: 'Who reads it',
  statistics: 'Statistics',
  deleteChapter: 'Delete this chapter',
  deleteStory: 'Delete the story',
} as const;
