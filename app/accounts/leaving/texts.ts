/** What people read here. */
export const leavingTexts = {
  pageTitle: 'Account Deleted',
  deleted: 'Your account has been deleted',
  returnToHome: 'Return to Home',
};
