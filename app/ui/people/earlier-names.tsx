import { Moment } from '../text/moment';
import { withParts } from '../text/with-parts';
import { EARLIER_NAMES, NAME_UNTIL } from '../texts';

/** What a player was called before, newest first; nothing where there is no earlier name. @param names times are ISO 8601. */
export function EarlierNames({ names }: { names: readonly { name: string; until: string }[] }) {
  if (names.length === 0) return null;
  return (
    <ul aria-label={EARLIER_NAMES} className="text-sm">
      {names.map(({ name, until }) => (
        <li key={until} className="wrap-anywhere">
          <bdi>{name}</bdi> <span className="text-muted">{withParts(NAME_UNTIL, { end: <Moment at={until} /> })}</span>
        </li>
      ))}
    </ul>
  );
}
