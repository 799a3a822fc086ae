import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '~/ui/cx';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import type { ShownTag } from '../rules/tag';
import { tagAddress } from '../rules/tag-address';
import { tagTexts as texts } from '../texts';

interface TagLineProps<Tag> {
  tags: readonly Tag[];
  /** How many more the story has than these. */
  more?: number | undefined;
  className?: string;
  /** How a tag is named, where that is not by its plain name. */
  nameOf?(tag: Tag): ReactNode;
}

const plainName = ({ name }: ShownTag) => <SlashBreaks text={name} />;

/** The tags of a story on two lines: the rest is folded until a reader asks for it, or goes there by keyboard. */
export function TagLine<Tag extends ShownTag>({ tags, more = 0, className, nameOf = plainName }: TagLineProps<Tag>) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={texts.tags} className={cx('tag-line', className)}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link discover="none" to={tagAddress(tag.id)}>
            <bdi>{nameOf(tag)}</bdi>
          </Link>
        </li>
      ))}
      {more > 0 && <li>{texts.more(more)}</li>}
    </ul>
  );
}
