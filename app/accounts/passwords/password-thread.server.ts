import { judgePassword } from './common-passwords';
import type { PasswordToJudge } from './password-strength';

// The thread that judges new passwords: hostile ones take up to a third of a second.

export const work = ({ password, own }: PasswordToJudge) => judgePassword(password, own);
