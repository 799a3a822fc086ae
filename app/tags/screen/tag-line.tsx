import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import type { ShownTag } from '../rules/tag';
import { tagAddress } from '../rules/tag-address';
import { tagTexts as texts } from '../texts';

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
