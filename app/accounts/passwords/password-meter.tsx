import { Icon } from '~/ui/art/icon';
import { CIRCLE, CIRCLE_CHECK } from '~/ui/art/icon-paths';
import { cx } from '~/ui/cx';
import { type PasswordRequirement, type PasswordStrength, passwordRequirements } from './password-strength';
import { passwordsTexts } from './texts';

const STEPS = [20, 40, 60, 80, 100] as const;

/** The strength of the typed password: five bars, a word, and what it must have. */
export function PasswordMeter({ password, strength }: { password: string; strength: PasswordStrength }) {
  const { score, isStrong, message } = strength;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <meter
          min={0}
          max={100}
          value={score}
          aria-label={passwordsTexts.strength}
          aria-valuetext={isStrong ? passwordsTexts.strong : passwordsTexts.weak}
          className="sr-only"
        />
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
            {isStrong ? passwordsTexts.strong : passwordsTexts.weak}
          </span>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {password && !isStrong ? message : ''}
      </p>
      <PasswordRequirements requirements={passwordRequirements(password, strength)} />
    </div>
  );
}

/** What a password must have, ticked off while it is typed. */
function PasswordRequirements({ requirements }: { requirements: readonly PasswordRequirement[] }) {
  return (
    <ul aria-label={passwordsTexts.requirements} className="mt-1.5 flex flex-col gap-1.5 text-sm">
      {requirements.map(({ text, isMet }) => (
        <li key={text} className={cx('flex gap-2', isMet ? 'text-laurel' : 'text-muted')}>
          <Icon path={isMet ? CIRCLE_CHECK : CIRCLE} className="mt-0.5 size-4 shrink-0" />
          <span>
            {text}
            {isMet && <span className="sr-only"> {passwordsTexts.done}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
