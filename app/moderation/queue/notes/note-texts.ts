/** Texts of the notes that moderators leave each other. */
export const noteTexts = {
  title: 'Notes of moderators',
  hint: 'Only those who may open the case read them. They are deleted with it.',
  label: 'A note',
  write: 'Write the note',
  writing: 'Writing...',
  written: 'The note is written.',
  elsewhere: 'In another case about the same person',
  left: 'Somebody who has left',
  missing: 'Please write something.',
  tooLong: 'Please keep it to 2,000 characters.',
} as const;
