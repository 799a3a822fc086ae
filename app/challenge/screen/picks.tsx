import { href, Link } from 'react-router';
import { storyAddress } from '~/stories/sharing/story-address';
import { AuthorLink } from '~/stories/writers/author-link';
import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import type { ShownPick } from '../picks/read-picks.server';
import { texts } from '../texts';

/** What readers picked, each with a sentence; nothing where nobody has picked yet. */
export function Picks({ picks }: { picks: readonly ShownPick[] }) {
  if (picks.length === 0) return null;
  return (
    <section aria-labelledby="picks">
      <h2 id="picks" className="display text-2xl">
        {texts.anthology.picks}
      </h2>
      <ul className="mt-3 grid gap-6 md:grid-cols-3 md:gap-8">
        {picks.map(({ id, storyId, title, said, name, readerId, editor }) => (
          <li key={id} className="border-t-2 border-gold pt-3">
            <p className="font-semibold wrap-anywhere">
              <Link to={storyAddress('creative_writing', storyId)} discover="none" className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            </p>
            <blockquote dir="auto" className="mt-2 font-prose text-lg wrap-anywhere">
              {said}
            </blockquote>
            <p className="mt-2 text-sm text-muted">
              {withParts(editor ? texts.anthology.pickedByEditor : texts.anthology.pickedBy, {
                author: <AuthorLink name={name} playerId={readerId} />,
              })}
            </p>
            <TextLink
              to={href('/report/:kind/:thingId', { kind: 'challenge-pick', thingId: id })}
              className="inline-flex min-h-8 items-center text-sm"
            >
              {texts.anthology.report}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
