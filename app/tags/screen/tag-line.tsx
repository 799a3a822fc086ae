import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import type { ShownTag } from '../rules/tag';
import { tagAddress } from '../rules/tag-address';
import { tagTexts as texts } from '../texts';

/** Characters that fit on two lines of a phone, and of the widest page. */
const FITS_PHONE = 80;
const FITS = 160;

interface TagLineProps {
  tags: readonly ShownTag[];
  /** How many more the story has than these. */
  more?: number | undefined;
  className?: string;
}

/** The tags of a story on two lines: the rest is folded until somebody asks for it, or goes there by keyboard. */
export function TagLine({ tags, more = 0, className }: TagLineProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={texts.tags} className={cx('tag-line', className)}>
      {tags.map(({ id, name }) => (
        <li key={id}>
          <Link discover="none" to={tagAddress(id)}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
      {more > 0 && <li>{texts.more(more)}</li>}
    </ul>
  );
}

/** The same with a way to open it, for a story's own page. Needs no script. */
export function OpeningTagLine({ tags, className }: TagLineProps) {
  const length = tags.reduce((sum, { name }) => sum + name.length + 2, 0);
  return (
    <div className={cx('group empty:hidden', className)}>
      <TagLine tags={tags} className="group-has-checked:line-clamp-none" />
      {length > FITS_PHONE && (
        <label
          className={cx(
            'inline-flex min-h-11 items-center underline underline-offset-4 group-has-checked:hidden has-focus-visible:outline-2',
            length <= FITS && 'sm:hidden',
          )}
        >
          <input type="checkbox" className="sr-only" />
          {texts.all(tags.length)}
        </label>
      )}
    </div>
  );
}
