import { Form, Link } from 'react-router';
import { buttonStyle } from '../actions/button-style';
import { cx } from '../cx';
import { menuTexts as texts } from './texts';

export interface PersonMenuProps {
  /** Whose words or things it stands beside. */
  name: string;
  /** The address of their page, which also takes 'mute' and 'block'; undefined where nobody has one, as of AI writers. */
  player: string | undefined;
  /** Where what it stands beside is reported, and what that is, such as 'the comment by Mara'. */
  report: { to: string; what: string };
  /** Whether the reader is signed in: a visitor mutes and blocks nobody. */
  signedIn: boolean;
  /** Whether it stands on their own page, where there is nobody to visit. */
  here?: boolean;
  /** Whether everything in it opens a new tab, as in a room that nobody wants to leave for it. */
  newTab?: boolean;
}

/**
 * What one can do about a person, wherever their words stand: visit, mute, block, report. Muting and blocking lead to their page,
 * which says what it did and takes it back. Works before any script has loaded; one is open at a time. What it stands in is
 * `relative`: it lies below that.
 * @see docs/product/blocking.md
 */
export function PersonMenu({ name, player, report, signedIn, here = false, newTab = false }: PersonMenuProps) {
  const item = buttonStyle('quiet', 'sm');
  const target = newTab ? '_blank' : undefined;
  const whom = (
    <span className="sr-only">
      {' '}
      {name} {newTab && texts.opensNewTab}
    </span>
  );
  return (
    <details name="person-menu">
      <summary className={item} aria-label={texts.about(name)}>
        <span aria-hidden="true">•••</span>
      </summary>
      <Form
        method="post"
        action={player}
        target={target}
        reloadDocument={newTab}
        aria-label={texts.whatToDo(name)}
        className={cx(
          'absolute top-full left-3.5 z-20 flex rounded-md border border-line bg-raised shadow-xl',
          here ? 'flex-col' : 'flex-wrap items-center',
        )}
      >
        {player && !here && (
          <Link to={player} target={target} className={item}>
            {texts.visit}
            {whom}
          </Link>
        )}
        {player && signedIn && (
          <>
            <button type="submit" name="intent" value="mute" className={item}>
              {texts.mute}
              {whom}
            </button>
            <button type="submit" name="intent" value="block" className={item}>
              {texts.block}
              {whom}
            </button>
          </>
        )}
        <Link to={report.to} target={target} className={item}>
          {texts.report}
          <span className="sr-only"> {report.what}</span>
        </Link>
      </Form>
    </details>
  );
}
