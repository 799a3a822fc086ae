/** Texts of a player's settings. */
export const settingsTexts = {
  account: 'Account Actions',
  logoutText: 'Log out of Quillarena on this device.',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  security: 'Account Security',
  securityText: 'Passkeys, app codes, recovery codes, and a list of sign-ins.',
  toSecurity: 'Passkeys and codes',
  deleteAccount: 'Delete Account',
  deleteMyAccount: 'Delete my account',
  notDeleted: 'Account not deleted',
  password: 'Password',
  typeToConfirm: (deletionWord: string) => `Type ${deletionWord} to confirm`,
  deleteForGood: 'Delete for good',
  deleting: 'Deleting...',
  keepStories: 'Keep my published stories',
  keepStoriesHint: 'They stay in the library, credited to “Anonymous”.',
  deleteStories: 'Delete my stories too',
  deleteStoriesHint: 'Their ratings go with them.',
  storiesQuestion: 'What happens to your stories?',
  storiesHint: 'Drafts are deleted either way. Stories written with others stay with the other writers, without your name.',
  data: 'Your Data',
  downloadData: 'Download my data',
  takeWorks: 'Take your works with you: EPUB, Word, HTML and Markdown',
  saving: 'Saving...',
  save: 'Save setting',
  saved: 'Saved.',
};

/** Texts of the form with what a profile says. */
export const profileFormTexts = {
  name: 'Display Name',
  nameHint: '2 to 30 characters; everyone sees it.',
  bio: 'Bio',
  bioHint: 'At most 500 characters.',
  email: 'Email',
  emailHint: 'Email cannot be changed',
  save: 'Save Changes',
  saving: 'Saving...',
} as const;

/** Texts of changing one's password. */
export const changePasswordTexts = {
  title: 'Change Password',
  current: 'Current Password',
  new: 'New Password',
  confirm: 'Confirm New Password',
  update: 'Update Password',
  updating: 'Updating...',
} as const;
