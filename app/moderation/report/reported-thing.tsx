import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { type Thing, thingKinds } from '../things/thing';

/** What is reported, with the beginning of its words, as in a quotation. @param props.roomId where a story was woven. */
export function ReportedThing({ thing, roomId }: { thing: Omit<Thing, 'ownerId' | 'storyId'>; roomId: string | undefined }) {
  const { kind, label, author, excerpt, address } = thing;
  const links = otherLinks(thing, roomId);
  return (
    <section aria-label="What you report" className="mb-8 border-l-2 border-bronze pl-4">
      <p className="text-sm font-medium text-muted first-letter:uppercase">{thingKinds[kind]}</p>
      <p dir="auto" className="text-lg font-semibold wrap-anywhere">
        <TextLink to={address}>{label}</TextLink>
      </p>
      {kind !== 'player' && (
        <p className="text-sm text-muted wrap-anywhere">
          By <bdi>{author}</bdi>
        </p>
      )}
      {kind !== 'title' && excerpt && (
        <p dir="auto" className="mt-3 line-clamp-6 font-prose whitespace-pre-line wrap-anywhere">
          {excerpt}
        </p>
      )}
      {links.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
          {links.map(({ label, kind, thingId }) => (
            <TextLink key={kind} to={href('/report/:kind/:thingId', { kind, thingId })} className="inline-flex min-h-9 items-center">
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}

/** A story can be reported as a whole, by its title alone, or by a passage. */
function otherLinks({ kind, id }: Pick<Thing, 'kind' | 'id'>, roomId: string | undefined) {
  const whole = kind === 'title' ? [{ label: 'The whole story is wrong', kind: 'story', thingId: id }] : [];
  const title = kind === 'story' ? [{ label: 'Only the title is wrong', kind: 'title', thingId: id }] : [];
  const passage = roomId ? [{ label: 'Only one passage is wrong', kind: 'passage', thingId: roomId }] : [];
  return [...whole, ...title, ...passage];
}
