/** What people read here. */
export const boardsTexts = {
  you: 'You',
  friends: (title: string, label: string) => `${title}, friends: ${label}`,
};
