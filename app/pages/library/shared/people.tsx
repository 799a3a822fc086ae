import { AuthorLink } from '~/stories/writers/author-link';

/** People by name, each linked to their page. */
export function People({ people }: { people: readonly { id: string; name: string }[] }) {
  return people.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <AuthorLink name={name} playerId={id} />
    </span>
  ));
}
