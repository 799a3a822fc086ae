import { href, Link } from 'react-router';
import type { Role } from '~/accounts/roles/role';
import { cx } from '~/ui/cx';
import { RoleBadge } from '~/ui/people/role-badge';

export interface BoardTableRow {
  rank: number;
  /** The rank was counted a while ago. */
  approximate: boolean;
  playerId: string;
  name: string;
  /** What they do for the site; missing for most. */
  role?: Role | undefined;
  score: string;
  gameType: string | undefined;
  own: boolean;
  /** On the viewer's own row: how their rank has changed since yesterday. */
  change: string | undefined;
}

/** Leads from anywhere in a row to its player, whose badge follows the name. The margin keeps a focused link from being covered by the viewer's own row. */
export function PlayerLink({ playerId, name, role, className }: Pick<BoardTableRow, 'playerId' | 'name' | 'role'> & { className: string }) {
  return (
    <>
      <Link to={href('/players/:playerId', { playerId })} className={cx('row-link scroll-my-20', className)}>
        {name}
      </Link>
      {role && <RoleBadge role={role} />}
    </>
  );
}
