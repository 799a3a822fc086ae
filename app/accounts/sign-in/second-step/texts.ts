/** What people read here. */
export const secondStepTexts = {
  noPasskeys: 'Passkeys are not available here.',
  usePasskey: 'Use a passkey',
  waitingPasskey: 'Waiting for your passkey...',
  useRecoveryCode: 'Use a recovery code',
  signInAsSomeoneElse: 'Sign in as someone else',
  codeFromApp: 'Code from your app',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten you wrote down. Each works once.',
};
