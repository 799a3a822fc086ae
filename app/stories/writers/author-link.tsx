import { Fragment } from 'react';
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
  if (credits)
    return (
      <span>
        {credits.map((credit, at) => (
          <Fragment key={at}>
            {joined(at, credits.length)}
            <AuthorLink {...credit} />
          </Fragment>
        ))}
      </span>
    );
  if (playerId === null) return <span>{name}</span>;
  return (
    <Link to={href('/players/:playerId', { playerId })} discover="none" className="author-link">
      {name}
    </Link>
  );
}

/** What stands before a name of several. */
function joined(at: number, count: number): string {
  if (at === 0) return '';
  return at === count - 1 ? ' and ' : ', ';
}
