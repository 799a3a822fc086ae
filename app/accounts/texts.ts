import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';
import { longDayText } from '~/platform/text/format-dates';

/** The word typed to confirm deleting an account. */
export const DELETION_WORD = 'DELETE';

/** Texts about accounts: toasts, notices and messages for fields. */
export const texts = {
  emailInvalid: 'Please enter a valid email address.',
  passwordRequired: 'Password is required.',
  nameTooShort: 'Username must be at least 2 characters.',
  nameTooLong: 'Username must be at most 30 characters.',
  nameUnprintable: 'Username may contain letters, digits, spaces and common marks, but no invisible characters.',
  nameIsEmail: 'Everyone sees your username, so it must not contain an email address.',
  nameAnonymous: "'Anonymous' is what writers without a name are called. Please choose another username.",
  nameWithoutLetter: 'Username needs at least one letter.',
  namePilesMarks: 'Username piles too many marks on a letter. Please use fewer.',
  nameMixesScripts: 'Username mixes letters from different scripts, which can pass for someone else’s. Please use letters from one script.',
  signUpsClosed: 'This site is not taking new accounts at the moment.',
  invitationMissing: 'Please enter your invitation code: this site takes new accounts by invitation.',
  invitationInvalid: 'This invitation is not valid, or has been used up. Please ask for another one where you got it.',
  invitationSpent: 'Your invitation was used up or closed before you confirmed your address. Please sign up again with another one.',
  invitationGone: 'This invitation is already closed.',
  nameReserved: 'This name could be mistaken for site staff or an AI writer. Please choose another username.',
  nameLooksTaken: 'This looks too much like someone else’s username. Please choose another one.',
  nameRested: 'Someone else had this username, or one that looks like it, within the last year. Please choose another one.',
  passwordTooShort: 'Password must be at least 8 characters.',
  passwordTooLong: 'Password must be at most 128 characters.',
  emailTaken: 'Email already in use',
  nameTaken: 'Username already in use',
  weakPassword: 'Password is not strong enough',
  wrongCredentials: 'Invalid email or password',
  unverified: 'Please verify your email before logging in',
  signInFailed: 'An unexpected error occurred during login',
  databaseAway: awayTexts.text,
  connectionError: 'Connection Error',
  codeFormat: 'Verification code must be 6 digits.',
  codeInvalid: 'Invalid or expired verification code',
  codeHint: 'Use the code from the latest email.',
  codeSpent: 'Too many wrong codes. Please ask for a new one.',
  recoveryCodeHint: 'Please use the latest email, in the browser where you asked for it, or follow its link.',
  resendPause: (seconds: number) => `You can ask for another code in ${countText(seconds, { one: 'second', other: 'seconds' })}.`,
  resendReady: 'You can ask for another code now.',
  resendElsewhere: 'Please sign in with your email and password. Then you can ask for another code here.',
  passwordForCode: 'Please enter the password that you chose when you signed up.',
  wrongPasswordForCode:
    'This password and this code belong to different sign-ups. Please use the password from that sign-up, and the code from the latest email.',
  /** @param until the first day on which an account can be opened again. */
  barred: (until: Date) =>
    `The account with this address was closed for good, so no new one can be opened with it until ${longDayText(until)}. If you think that is wrong, write to us: you will find the address under “Imprint and contact”.`,
  /** @param until when the suspension ends. */
  stillSuspended: (until: Date) =>
    `The account with this address was suspended until ${longDayText(until)} and then deleted, so no new one can be opened with it until then. If you think that is wrong, write to us: you will find the address under “Imprint and contact”.`,
  notBarred: 'This address is not barred.',
  signUpOver: 'This sign-up is over. Please sign up again, or sign in if you have verified your email.',
  usedLink: {
    verification: 'Your email is verified. Please sign in.',
    recovery: 'You used it to choose a new password. Please sign in with that one.',
  },
  recoveryLinkUsed: 'This link has already been used. Please sign in with the password that you chose, or send another code.',
  recoveryLinkOver: 'This link has expired or is not complete. Please send another code.',
  notMe:
    'This signs out every device, disables your password, and removes passkeys and codes that were added since. We then email you a code that lets you choose a new password.',
  notMeDone:
    'Every device is signed out, and your old password no longer works. A code to choose a new one is on its way to your inbox. It is valid for 10 minutes.',
  alarmOver:
    'This link has already been used, or is older than two weeks. You can still choose a new password here: that signs out every device.',
  samePassword: 'This is your current password. Please choose another one.',
  codeFailed: 'Invalid verification code. Please try again.',
  linkFailed: 'Failed to verify your email. Please use the verification code below instead.',
  noEmailToVerify: 'No email address available to verify',
  noEmailToResend: 'No email address available to resend verification',
  resendFailed: 'Failed to resend verification code. Please try again later.',
  wrongCurrentPassword: 'Your current password is not correct. Please try again.',
  nobodyOfThatName: 'Nobody here has this name.',
  hasRole: 'This player already has a role. Please take that one away first.',
  roleInSettings: 'ADMIN_EMAIL in the settings makes this player an administrator. It can only be changed there.',
  administratorsOnly: 'Only an administrator can do this.',
  nobodyHere: 'This player no longer exists.',
  roleFirst: 'This player runs the site too. Take the role away first.',
  wrongPassword: 'This password is not correct. Please try again.',
  confirmationMissing: 'Please type DELETE to confirm.',
  storiesChoiceMissing: 'Please choose what happens to your stories.',
  deletionFailed: 'Failed to delete your account. Please try again.',
  hidden: 'The operators of this site have hidden you: nobody else sees your page or what you publish. Nothing is lost.',
  suspended: 'A moderator has suspended your account: you can sign in and read.',
  ownStories: 'Drafts, unfinished sessions and published stories, newest first.',
  noOwnStories: 'You have not written anything yet.',
  storyRenamed: 'Story renamed',
  storyDeleted: 'Story deleted',
  storyFailed: 'That did not work. Please try again.',
  downloadData:
    'One zip file with everything the site stores about you: your profile, XP, ratings and games as JSON, your stories as texts.',
  downloadTooOften: 'You have downloaded your data several times already. Please wait an hour and try again.',
  deleteAccount:
    'Your name, address, bio, XP, scores and drafts are deleted for good, and you are signed out everywhere. This cannot be undone.',
  accountDeleted: 'Your name, address and scores are gone from the arena. Thank you for the words you wrote here.',
  passwordsDiffer: "New passwords don't match. Please try again.",
  bioTooLong: 'Bio must be at most 500 characters.',
  recoverySent: 'If an account with this email exists, a code to choose a new password is on its way. It is valid for 10 minutes.',
  stalled: 'Login is taking longer than expected. You can retry or wait a bit longer.',
} as const;

/** Toasts of the account pages. */
export const toasts = {
  signedIn: (name: string) => ({ title: 'Signed In!', description: `Logged in successfully as ${name}.`, tone: 'success' as const }),
  codeSent: { title: 'Verification Code Sent!', description: 'Please check your email to verify your account.', tone: 'success' as const },
  codeResent: {
    title: 'Verification code sent',
    description: 'A new verification code has been sent to your email.',
    tone: 'success' as const,
  },
  verified: { title: 'Email verified', description: 'Your email has been verified successfully!', tone: 'success' as const },
  weakPassword: (message: string) => ({ title: texts.weakPassword, description: message, tone: 'error' as const }),
  authReset: { title: 'Auth Reset', description: 'The login was reset. Please try again.' },
  logoutFailed: { title: 'Logout failed', description: 'An error occurred while logging out.', tone: 'error' as const },
  profileUpdated: { title: 'Profile Updated', description: 'Your profile has been updated successfully.', tone: 'success' as const },
  updateFailed: { title: 'Update Failed', description: 'Failed to update your profile', tone: 'error' as const },
  passwordMismatch: { title: 'Password Mismatch', description: texts.passwordsDiffer, tone: 'error' as const },
  passwordUpdated: { title: 'Password Updated', description: 'Your password has been changed successfully.', tone: 'success' as const },
  tooSlow: {
    title: 'Authentication timeout',
    description: 'The authentication process took too long. Please try again.',
    tone: 'error' as const,
  },
  loginRequired: { title: 'Login Required', description: 'You need to be logged in to play Quillarena', tone: 'error' as const },
};
