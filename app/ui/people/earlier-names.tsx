import { Moment } from '../text/moment';

/** What somebody was called before, newest first; nothing where there is no earlier name. @param names times are ISO 8601. */
export function EarlierNames({ names }: { names: readonly { name: string; until: string }[] }) {
  if (names.length === 0) return null;
  return (
    <ul aria-label="Earlier names" className="text-sm">
      {names.map(({ name, until }) => (
        <li key={until} className="wrap-anywhere">
          <bdi>{name}</bdi>{' '}
          <span className="text-muted">
            until <Moment at={until} />
          </span>
        </li>
      ))}
    </ul>
  );
}
