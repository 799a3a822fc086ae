import { cx } from '~/ui/cx';
import type { ShownTag } from '../rules/tag';
import { tagTexts as texts } from '../texts';
import { TagLine } from './tag-line';

/** Characters that fit on two lines of a phone, and of the widest page. */
const FITS_PHONE = 80;
const FITS = 160;

interface AboutStoryProps {
  story: {
    /** What it is about; empty for nothing. */
    summary: string;
    tags: readonly ShownTag[];
  };
}

/** The summary and all tags of a story, on its own page; tags are folded beyond two lines, with a way to open them without script. */
export default function AboutStory({ story: { summary, tags } }: AboutStoryProps) {
  return (
    <div className="grid content-start gap-3">
      {summary && (
        <p dir="auto" className="story-summary">
          {summary}
        </p>
      )}
      <OpeningTagLine tags={tags} />
    </div>
  );
}

function OpeningTagLine({ tags }: { tags: readonly ShownTag[] }) {
  const length = tags.reduce((sum, { name }) => sum + name.length + 2, 0);
  return (
    <div className="group empty:hidden">
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
