/** What people read here. */
export const secondStepTexts = {
  noPasskeys: 'Passkeys are not available here.',
  useAPasskey: 'Use a passkey',
  waitingPasskey: 'Waiting for your passkey...',
  useRecoveryCode: 'Use a recovery code',
  signSomeoneElse: 'Sign in as someone else',
  codeApp: 'Code from your app',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  recoveryCode: 'Recovery code',
  oneTenWrote: 'One of the ten you wrote down. Each works once.',
};
