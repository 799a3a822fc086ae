import { href, Link } from 'react-router';
import { cx } from '~/ui/cx';

export interface BoardTableRow {
  rank: number;
  /** The rank was counted a while ago. */
  approximate: boolean;
  playerId: string;
  name: string;
  score: string;
  gameType: string | undefined;
  own: boolean;
  /** On the viewer's own row: how their rank has changed since yesterday. */
  change: string | undefined;
}

/** Leads from anywhere in a row to its player. The margin keeps a focused link from being covered by the viewer's own row. */
export function PlayerLink({ playerId, name, className }: { playerId: string; name: string; className: string }) {
  return (
    <Link to={href('/players/:playerId', { playerId })} className={cx('row-link scroll-my-20', className)}>
      {name}
    </Link>
  );
}
