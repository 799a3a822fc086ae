import { TextLink } from '~/ui/actions/text-link';
import { listingTexts } from './texts';

/** The way back, above a page that is not the first of its list. @param to the list's address. */
export function FirstPageLink({ to }: { to: string }) {
  return (
    <p className="mb-5">
      <TextLink to={to}>{listingTexts.toFirstPage}</TextLink>
    </p>
  );
}
