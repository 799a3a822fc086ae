import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { type PageReply, PasswordForm } from './password-form';
import { accountsSecurityTexts } from './texts';

/** New recovery codes, which are shown this once. */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice tone="info" title={accountsSecurityTexts.writeCodesDown}>
      <p>{accountsSecurityTexts.codesShownOnce}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1 font-mono text-lg text-text select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** How many recovery codes are left, and a way to new ones. */
export function RecoveryCodes({ left, reply }: { left: number; reply: PageReply }) {
  return (
    <Card as="section" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" className="display mb-2 text-2xl">
        {accountsSecurityTexts.recoveryCodes}
      </h2>
      <p className="mb-5 text-muted">
        {left === 1
          ? accountsSecurityTexts.oneCodeLeft
          : left === 0
            ? accountsSecurityTexts.noCodeLeft
            : accountsSecurityTexts.codesLeft(left)}{' '}
        {accountsSecurityTexts.recoveryIntro}
      </p>
      <PasswordForm intent="new-recovery-codes" label={accountsSecurityTexts.makeCodes} reply={reply}>
        {accountsSecurityTexts.newCodesWarning}
      </PasswordForm>
    </Card>
  );
}
