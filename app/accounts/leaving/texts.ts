/** What people read here. */
export const leavingTexts = {
  accountDeleted: 'Account Deleted',
  accountDeleted2: 'Your account is deleted',
  returnToHome: 'Return to Home',
};
