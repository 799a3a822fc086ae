import { href, Link } from 'react-router';
import type { Credit } from './writers';

export interface AuthorLinkProps {
  name: string;
  /** Null where no account has that name, such as for 'Anonymous'. */
  playerId: string | null;
  /** Everybody who wrote it, instead, where several did. */
  credits?: readonly Credit[] | undefined;
}

/** A writer's name, linked to their page if they have one; or the names of all who wrote something together. */
export function AuthorLink({ name, playerId, credits }: AuthorLinkProps) {
  if (credits) return credits.map((credit, at) => [at > 0 && ', ', <AuthorLink key={at} {...credit} />]);
  if (playerId === null) return <span>{name}</span>;
  return (
    <Link to={href('/players/:playerId', { playerId })} discover="none" className="author-link">
      {name}
    </Link>
  );
}
