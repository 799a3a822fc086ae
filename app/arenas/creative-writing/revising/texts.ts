/** What people read here. */
export const revisingTexts = {
  discardYourChanges: 'Discard your changes?',
  storyStaysUnpublished: 'The story stays as it is, and your unpublished changes are gone for good.',
  dropChanges: 'Drop changes',
  keepThem: 'Keep them',
  reviseYourStory: 'Revise your story',
  story: 'Story',
  drop: 'Drop',
  publishChanges: 'Publish changes',
  saveChanges: 'Save changes',
  saving: 'Saving...',
  readersSeeChanges: 'Readers see your changes once you publish them. Ratings stay, and the text of the session can still be opened.',
  seeDraft: 'Only you can see this draft.',
};
