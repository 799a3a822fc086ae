import type { PasswordStrength } from './password-strength';

const STEPS = [20, 40, 60, 80, 100] as const;

/** The strength of the typed password: five bars, a word, and what is missing. */
export function PasswordMeter({ password, strength }: { password: string; strength: PasswordStrength }) {
  const { score, isStrong, message } = strength;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <meter min={0} max={100} value={score} aria-label="Strength" aria-valuetext={isStrong ? 'Strong' : 'Weak'} className="sr-only" />
        <div aria-hidden="true" className="flex flex-1 gap-1.5">
          {STEPS.map((step) => (
            <span
              key={step}
              className={`h-2 flex-1 rounded-full transition-colors ${score < step ? 'bg-line' : isStrong ? 'bg-laurel' : 'bg-amber'}`}
            />
          ))}
        </div>
        {password && (
          <span className={`w-16 text-right text-sm font-semibold ${isStrong ? 'text-laurel' : 'text-amber'}`}>
            {isStrong ? 'Strong' : 'Weak'}
          </span>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {password && !isStrong ? message : ''}
      </p>
    </div>
  );
}

/** The requirements for a password. */
export function PasswordRequirements() {
  return (
    <div className="rounded-md border border-line bg-raised px-4 py-3.5 text-sm">
      <p className="font-semibold">Password requirements</p>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-muted">
        <li>At least 8 characters</li>
        <li>At least 3 of: uppercase letters, lowercase letters, numbers, special characters; or 16 characters of any kind</li>
        <li>Avoid common patterns such as “123456” or “qwerty”, common passwords, and your own name or email</li>
      </ul>
    </div>
  );
}
