import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import { signInAddress } from '../../stories/story-links';
import { screenTexts } from './texts';

/** Asks a visitor to sign in for commenting. @param props.to where they come back to. */
export function SignInLine({ to }: { to: string }) {
  return (
    <p className="text-muted">{withParts(screenTexts.signIn, { link: (words) => <TextLink to={signInAddress(to)}>{words}</TextLink> })}</p>
  );
}
