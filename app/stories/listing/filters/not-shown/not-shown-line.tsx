import type { BlockKind } from '~/blocks/blocks';
import { TextLink } from '~/ui/actions/text-link';
import type { NotShown } from './not-shown';
import { notShownTexts as texts } from './texts';

interface NotShownLineProps extends NotShown {
  /** The list with these stories, and without them. */
  addresses: { all: string; usual: string };
  /** Whose page it is, where the reader mutes or blocks that player; named where all are left out for them. */
  author?: { name: string; kind: BlockKind } | undefined;
}

/** How many stories a list leaves out for its reader and why, with the way to them, and back. */
export default function NotShownLine({ stories, areForAuthor, areShown, addresses, author: muted }: NotShownLineProps) {
  const author = areForAuthor ? muted : undefined;
  const leftOut = author ? texts.leftOutBy(author, stories) : texts.leftOut(stories);
  const show = author ? texts.showTheirs : texts.show(stories);
  return (
    <p className="text-muted">
      <span role="status">{areShown ? texts.shown(stories) : leftOut}</span>{' '}
      <TextLink to={areShown ? addresses.usual : addresses.all} preventScrollReset className="inline-flex min-h-9 items-center">
        {areShown ? texts.leaveOut(stories) : show}
      </TextLink>
    </p>
  );
}
