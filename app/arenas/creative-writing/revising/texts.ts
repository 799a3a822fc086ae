/** What people read here. */
export const revisingTexts = {
  discardQuestion: 'Discard your changes?',
  discardWarning: 'The story stays as it is, and your unpublished changes will be gone for good.',
  dropChanges: 'Drop changes',
  keepChanges: 'Keep them',
  heading: 'Revise your story',
  story: 'Story',
  drop: 'Drop',
  publishChanges: 'Publish changes',
  saveChanges: 'Save changes',
  saving: 'Saving...',
  publishedHint: 'Readers see your changes once you publish them. Ratings stay, and the original text can still be read.',
  draftHint: 'Only you can see this draft.',
};
