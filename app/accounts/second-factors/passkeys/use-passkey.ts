import { useEffect, useState } from 'react';
import type { NewPasskeyOptions, PasskeyOptions } from './passkeys.contract';

/** The library that speaks to authenticators, loaded only where it is needed. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys at this address; undefined until that is known. */
export type PasskeySupport = 'yes' | 'no' | 'unnamed-address' | undefined;

const BARE_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** What this browser can do, known once the script has loaded. */
export function usePasskeySupport(): PasskeySupport {
  const [support, setSupport] = useState<PasskeySupport>();
  useEffect(() => {
    if (window.PublicKeyCredential === undefined) setSupport('no');
    else setSupport(BARE_ADDRESS.test(location.hostname) ? 'unnamed-address' : 'yes');
  }, []);
  return support;
}

/** Asks the browser to make a passkey. @returns JSON for the server; undefined if it made none. */
export async function makePasskey(options: NewPasskeyOptions): Promise<string | undefined> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).then(JSON.stringify, () => undefined);
}

/**
 * Asks the browser for a passkey of this site.
 * @param autofill offers them in the form's first field instead of a dialog, and waits until one is chosen.
 * @returns JSON for the server; undefined if none was used, and in browsers that cannot offer them in a field.
 */
export async function askForPasskey(options: PasskeyOptions, { autofill }: { autofill: boolean }): Promise<string | undefined> {
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await library();
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return undefined;
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill }).then(JSON.stringify, () => undefined);
}
