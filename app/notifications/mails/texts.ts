/** What people read here. */
export const mailsTexts = {
  myProfile: 'My Profile',
  returnToHome: 'Return to Home',
};
