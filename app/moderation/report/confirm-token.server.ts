import { isUuid } from '~/platform/ids/uuid';
import { createSeal } from '~/platform/sealing/seal.server';

/** The words in an address that confirms a report without an account: its sealed number. */
export interface ConfirmTokens {
  tokenFor(reportId: string): string;
  /** Undefined for a token that is not the site's. */
  reportOf(token: string): string | undefined;
}

/** Tokens end with their report, which is removed when nobody confirms it. */
export function createConfirmTokens(secret: string): ConfirmTokens {
  const seal = createSeal(secret, 'confirm a report');
  return {
    tokenFor: (reportId) => Buffer.from(seal.close(reportId), 'base64').toString('base64url'),
    reportOf(token) {
      try {
        const reportId = seal.open(Buffer.from(token, 'base64url').toString('base64'));
        return isUuid(reportId) ? reportId : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** The address in a mail that confirms a report. */
export function confirmAddress(secret: string, siteUrl: URL, reportId: string): string {
  const url = new URL('/report/confirm', siteUrl);
  url.search = new URLSearchParams({ token: createConfirmTokens(secret).tokenFor(reportId) }).toString();
  return url.href;
}
