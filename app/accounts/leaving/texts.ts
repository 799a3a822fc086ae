/** What people read here. */
export const leavingTexts = {
  pageTitle: 'Account Deleted',
  deleted: 'Your account is deleted',
  returnToHome: 'Return to Home',
};
