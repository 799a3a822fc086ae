import { Link } from 'react-router';
import { Avatar } from '~/ui/people/avatar';
import type { RootData } from './root-data';

/** The link to one's own profile; a long name is truncated visually, but screen readers read all of it. */
export function ProfileLink({ viewer }: { viewer: NonNullable<RootData['viewer']> }) {
  return (
    <Link
      to="/profile"
      title={viewer.name}
      className="inline-flex min-h-11 max-w-56 items-center gap-2.5 rounded-md border border-line py-1 pr-3.5 pl-2 font-medium no-underline transition-colors hover:bg-raised"
    >
      {viewer.name && <Avatar name={viewer.name} size={32} />}
      <span className="truncate">{viewer.name || 'My Profile'}</span>
    </Link>
  );
}
