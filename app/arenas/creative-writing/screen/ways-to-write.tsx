import { TextLink } from '~/ui/actions/text-link';
import { screenTexts } from './texts';

export interface WaysToWriteProps {
  ways: readonly { to: string; label: string; text: string }[];
}

/** What else one can write, besides a session. */
export function WaysToWrite({ ways }: WaysToWriteProps) {
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways" className="mt-10">
      <h2 id="ways" className="display mb-3 text-2xl">
        {screenTexts.otherWays}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {ways.map(({ to, label, text }) => (
          <li key={to} className="border-t border-line pt-2">
            <TextLink to={to} className="inline-flex min-h-9 items-center font-medium">
              {label}
            </TextLink>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
