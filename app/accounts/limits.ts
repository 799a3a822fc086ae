import { HOUR_S } from '~/platform/clock/durations';
import type { Limit } from '~/platform/limits/rate-limit.server';

const QUARTER_HOUR = 15 * 60;

/** Limits of attempts for each account and each client address. */
export const limits = {
  signInOfAccount: { max: 10, windowSeconds: QUARTER_HOUR },
  signInFailuresOfAddress: { max: 100, windowSeconds: QUARTER_HOUR },
  secondStepOfPlayer: { max: 5, windowSeconds: QUARTER_HOUR },
  recoveryCodeFailuresOfAddress: { max: 100, windowSeconds: QUARTER_HOUR },
  secondStepMailOfPlayer: { max: 1, windowSeconds: 24 * HOUR_S },
  passkeyFailuresOfAddress: { max: 100, windowSeconds: QUARTER_HOUR },
  signUpRefusalsOfAddress: { max: 100, windowSeconds: QUARTER_HOUR },
  codeFailuresOfAddress: { max: 100, windowSeconds: QUARTER_HOUR },
  mailToAccount: { max: 5, windowSeconds: QUARTER_HOUR },
  mailFromAddress: { max: 200, windowSeconds: HOUR_S },
  accountDeletionOfPlayer: { max: 10, windowSeconds: QUARTER_HOUR },
  dataExportOfPlayer: { max: 10, windowSeconds: HOUR_S },
  passwordCheckOfPlayer: { max: 10, windowSeconds: QUARTER_HOUR },
  passwordChangeOfPlayer: { max: 10, windowSeconds: QUARTER_HOUR },
  profileOfPlayer: { max: 30, windowSeconds: 10 * 60 },
  renameOfPlayer: { max: 5, windowSeconds: 24 * HOUR_S },
  penNamesOfPlayer: { max: 10, windowSeconds: 24 * HOUR_S },
} as const satisfies Record<string, Limit>;
