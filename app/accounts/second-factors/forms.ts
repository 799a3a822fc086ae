import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { MAX_PASSWORD } from '../passwords/password-strength';
import { texts } from '../texts';
import { MAX_ANSWER } from './passkeys/passkeys.contract';
import { securityTexts } from './texts';

const MAX_PASSKEY_NAME = 40;
const MAX_RECOVERY_CODE = 40;

const password = z.string(texts.passwordRequired).min(1, texts.passwordRequired).max(MAX_PASSWORD, texts.wrongPassword);
const passkeyId = z.uuid(securityTexts.passkeyGone);
const name = z
  .string(securityTexts.passkeyNameMissing)
  .transform((value) => printable(value).trim())
  .pipe(z.string().min(1, securityTexts.passkeyNameMissing).max(MAX_PASSKEY_NAME, securityTexts.passkeyNameTooLong));
/** JSON of what the browser's authenticator said. */
const answer = z.string(securityTexts.passkeyRefused).max(MAX_ANSWER, securityTexts.passkeyRefused);
const code = z
  .string(texts.codeFormat)
  .transform((value) => value.replace(/[\s-]/g, ''))
  .refine((value) => /^\d{6}$/.test(value), texts.codeFormat);

/** Ways to sign in beside the form with address and password. */
export const codeForm = z.object({ intent: z.literal('code'), code });
export const recoveryCodeForm = z.object({
  intent: z.literal('recovery-code'),
  recoveryCode: z
    .string(securityTexts.recoveryCodeWrong)
    .min(1, securityTexts.recoveryCodeWrong)
    .max(MAX_RECOVERY_CODE, securityTexts.recoveryCodeWrong),
});
export const passkeyForm = z.object({ intent: z.literal('passkey'), answer });

/** The forms of the page of passkeys and codes. */
export const newPasskeyForm = z.object({ intent: z.literal('new-passkey'), name, password });
export const addPasskeyForm = z.object({ intent: z.literal('add-passkey'), name, answer });
export const renamePasskeyForm = z.object({ intent: z.literal('rename-passkey'), passkeyId, name });
export const removePasskeyForm = z.object({ intent: z.literal('remove-passkey'), passkeyId, password });
export const confirmCodesForm = z.object({ intent: z.literal('confirm-codes'), code });
/** Changes that need the password alone. */
export const withPasswordForm = z.object({ intent: z.enum(['begin-codes', 'stop-codes', 'new-recovery-codes']), password });
