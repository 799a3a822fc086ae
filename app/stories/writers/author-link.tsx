import { href, Link } from 'react-router';

export interface AuthorLinkProps {
  name: string;
  /** Null where no account has that name, such as for 'Anonymous'. */
  playerId: string | null;
}

/** A writer's name, linked to their page if they have one. */
export function AuthorLink({ name, playerId }: AuthorLinkProps) {
  if (playerId === null) return <span>{name}</span>;
  return (
    <Link to={href('/players/:playerId', { playerId })} discover="none" className="author-link">
      {name}
    </Link>
  );
}
