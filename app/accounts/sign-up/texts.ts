/** Texts of signing up. */
export const signUpTexts = {
  pageTitle: 'Sign Up | Quillarena',
  description: 'Create an account and step into the arena.',
  failed: 'Signup failed. Please try again.',
  heading: 'Join the Arena',
  intro: 'One account for all four arenas.',
  codeSent: 'Verification Code Sent!',
  enterCode: 'Enter the code',
  username: 'Username',
  nameHint: '2 to 30 characters; everyone sees it.',
  email: 'Email',
  emailHint: 'Never shown to anyone.',
  password: 'Password',
  codeComes: 'We will send a 6-digit verification code to your email.',
  agreement: (minimumAge: number) =>
    `By signing up you confirm that you are ${minimumAge} or older, and agree to the <terms>terms</terms>. What we keep about you is listed under <privacy>privacy</privacy>.`,
  invitation: 'Invitation code',
  invitationHint: 'New accounts are by invitation for now. Enter the code that the people who run this site sent you.',
  closed: 'You can read and play without one. If you have an account, sign in as usual.',
  signUp: 'Sign Up',
  signingUp: 'Signing Up...',
  haveAccount: 'Already have an account? <signIn>Sign In</signIn>',
} as const;
