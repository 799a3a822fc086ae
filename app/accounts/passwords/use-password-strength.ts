import { useEffect, useMemo, useState } from 'react';
import { type PasswordStrength, passwordStrength } from './password-strength';

type Judge = (password: string, own: readonly string[]) => PasswordStrength;

const OWN_SEPARATOR = '\n';

let loading: Promise<Judge> | undefined;

/** Loads the list of common passwords, once a page; one that cannot be loaded is asked for again at the next need. */
function loadJudge(): Promise<Judge> {
  loading ??= import('./common-passwords').then(
    ({ judgePassword }) => judgePassword,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * How strong a password is while it is typed. The list of common ones comes with the first character that is typed;
 * until it is there, and where it cannot be loaded, the rule alone judges. The server judges by both.
 * @param own what belongs to the person and is therefore easy to guess: name, e-mail address.
 */
export function usePasswordStrength(password: string, own: readonly string[]): PasswordStrength {
  const [judge, setJudge] = useState<Judge>();
  const needed = password !== '' && judge === undefined;
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    loadJudge().then(
      (loaded) => wanted && setJudge(() => loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [needed]);
  const ownText = own.join(OWN_SEPARATOR);
  return useMemo(
    () => (judge && password ? judge(password, ownText.split(OWN_SEPARATOR)) : passwordStrength(password)),
    [judge, password, ownText],
  );
}
