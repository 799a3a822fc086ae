import { Form, Link } from 'react-router';
import { buttonStyle } from '../actions/button-style';

export interface PersonMenuProps {
  /** Whose words or things it stands beside. */
  name: string;
  /** The address of their page, which also takes 'mute' and 'block'. */
  player: string;
  /** Where what it stands beside is reported, and what that is, such as 'the comment by Mara'. */
  report: { to: string; what: string };
  /** Whether the reader is signed in: a visitor mutes and blocks nobody. */
  signedIn: boolean;
}

/**
 * What one can do about a person, wherever their words stand: visit, mute, block, report. Muting and blocking lead to their page,
 * which says what it did and takes it back. Works before any script has loaded.
 * @see docs/product/blocking.md
 */
export function PersonMenu({ name, player, report, signedIn }: PersonMenuProps) {
  const item = buttonStyle('quiet', 'sm');
  const whom = <span className="sr-only"> {name}</span>;
  return (
    <details className="min-w-0 open:basis-full">
      <summary className={item} aria-label={`About ${name}`}>
        <span aria-hidden="true">•••</span>
      </summary>
      <Form
        method="post"
        action={player}
        aria-label={`What to do about ${name}`}
        className="mt-1 ml-3.5 flex w-fit max-w-full flex-wrap items-center rounded-md border border-line"
      >
        <Link to={player} className={item}>
          Visit{whom}
        </Link>
        {signedIn && (
          <>
            <button type="submit" name="intent" value="mute" className={item}>
              Mute{whom}
            </button>
            <button type="submit" name="intent" value="block" className={item}>
              Block{whom}
            </button>
          </>
        )}
        <Link to={report.to} className={item}>
          Report<span className="sr-only"> {report.what}</span>
        </Link>
      </Form>
    </details>
  );
}
