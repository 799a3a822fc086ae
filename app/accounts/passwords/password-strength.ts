/** Minimum length, in characters. */
export const MIN_PASSWORD = 8;
/** Maximum length, in characters: hashing more only costs time. */
export const MAX_PASSWORD = 128;
/** From this length a password needs no mix of characters: a few words are as strong. */
const PASSPHRASE = 16;
/** How many kinds of characters a shorter one needs. */
const MIXED = 3;
export const COMMON_PATTERN = 'Password contains a common pattern and may be easily guessed';

const CLASSES = { upper: /\p{Lu}/u, lower: /\p{Ll}/u, digit: /\p{Nd}/u, special: /[^\p{L}\p{N}\s]/u } as const;
const COMMON_START = '123456';
const COMMON_PARTS = ['password', 'qwerty', 'abc123', 'admin', 'welcome'] as const;

export interface PasswordStrength {
  isStrong: boolean;
  /** Says what is missing, if anything. */
  message: string;
  /** 0 to 100 in steps of 20: length, upper case, lower case, digit, special character. */
  score: number;
}

/** A password, and the person's name and e-mail address. */
export interface PasswordToJudge {
  password: string;
  own: readonly string[];
}

/**
 * Judges a password by its characters; {@link judgePassword} also checks whether it is common.
 * @see docs/product/accounts.md
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  const long = length >= MIN_PASSWORD;
  const classes = classesOf(password);
  const score = 20 * (classes + (long ? 1 : 0));
  if (!long) return { isStrong: false, message: 'Password must be at least 8 characters long', score };
  if (classes < MIXED && length < PASSPHRASE) {
    return {
      isStrong: false,
      message: 'Password must contain at least 3 of the following: uppercase letters, lowercase letters, numbers, and special characters',
      score,
    };
  }
  if (hasCommonPattern(password)) return { isStrong: false, message: COMMON_PATTERN, score };
  return { isStrong: true, message: 'Password is strong', score };
}

/** One thing that a password must have. */
export interface PasswordRequirement {
  text: string;
  isMet: boolean;
}

/**
 * What a password must have, and whether it does. @param strength by all that is known: whether the password is common
 * shows there.
 */
export function passwordRequirements(password: string, strength: PasswordStrength): PasswordRequirement[] {
  const length = [...password].length;
  return [
    { text: 'At least 8 characters', isMet: length >= MIN_PASSWORD },
    {
      text: 'At least 3 of: uppercase letters, lowercase letters, numbers, special characters; or 16 characters of any kind',
      isMet: length >= PASSPHRASE || classesOf(password) >= MIXED,
    },
    {
      text: 'No common patterns such as “123456” or “qwerty”, no common password, not your own name or email',
      isMet: password !== '' && strength.message !== COMMON_PATTERN && !hasCommonPattern(password),
    },
  ];
}

function classesOf(password: string): number {
  return Object.values(CLASSES).filter((pattern) => pattern.test(password)).length;
}

function hasCommonPattern(password: string): boolean {
  const lower = password.toLowerCase();
  return lower.startsWith(COMMON_START) || COMMON_PARTS.some((part) => lower.includes(part));
}
