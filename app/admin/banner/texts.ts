/** Texts of the announcement on every page, for administrators. */
export const bannerTexts = {
  announcement: 'Announcement',
  intro: 'Shown at the top of every page within a second or two, for example before maintenance. Say when it begins.',
  show: 'Show it on every page',
  oneMoment: 'One moment...',
  remove: 'Remove it',
} as const;
