/** What people read here. */
export const draftsTexts = {
  deleting: 'Deleting...',
  delete: 'Delete',
  keepIt: 'Keep it',
};
