import { useEffect, useMemo, useState } from 'react';
import { type PasswordStrength, passwordStrength } from './password-strength';

type Judge = (password: string, own: readonly string[]) => PasswordStrength;

const OWN_SEPARATOR = '\n';

let loading: Promise<Judge> | undefined;

/** Loads the list of common passwords once; a failed load is retried when next needed. */
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
 * The strength of a password while it is typed. The list of common passwords loads with the first character;
 * until then, or if it cannot load, only the rule applies. The server applies both.
 * @param own the person's name and e-mail address, which are easy to guess.
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
