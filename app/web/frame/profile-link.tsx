import { Link } from 'react-router';
import { Avatar } from '~/ui/people/avatar';
import type { RootData } from './root-data';
import { MY_PROFILE } from './texts';

/** The link to one's own profile; a long name is truncated visually, but screen readers read all of it. */
export function ProfileLink({ viewer }: { viewer: NonNullable<RootData['viewer']> }) {
  return (
    <Link to="/profile" title={viewer.name} className="profile-link">
      {viewer.name && <Avatar name={viewer.name} size={32} />}
      <span>{viewer.name || MY_PROFILE}</span>
    </Link>
  );
}
