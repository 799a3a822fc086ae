/** Texts of the notes that moderators leave each other. */
export const noteTexts = {
  title: 'Notes of moderators',
  hint: 'Only people who can open the case see them. They are deleted with it.',
  label: 'A note',
  write: 'Add the note',
  writing: 'Adding...',
  written: 'The note has been added.',
  elsewhere: 'In another case about the same person',
  left: 'Someone who has left',
  missing: 'Please write something.',
  tooLong: 'Please keep it to 2,000 characters.',
} as const;
