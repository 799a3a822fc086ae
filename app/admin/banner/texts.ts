/** What people read here. */
export const bannerTexts = {
  announcement: 'Announcement',
  appearsTopEvery: 'Appears at the top of every page within a second or two, for example before maintenance. Say when.',
  showEveryPage: 'Show it on every page',
  oneMoment: 'One moment...',
  takeItOff: 'Take it off',
};
