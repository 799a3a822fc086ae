import { TextLink } from '~/ui/actions/text-link';

/** The way back, over a page of a list that is not its first. @param to the list's address. */
export function FirstPageLink({ to }: { to: string }) {
  return (
    <p className="mb-5">
      <TextLink to={to}>Back to the first page</TextLink>
    </p>
  );
}
