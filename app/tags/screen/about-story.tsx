import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { FactLine } from '~/ui/text/fact-line';
import { withParts } from '~/ui/text/with-parts';
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
    /** What is counted of it, and its language. */
    facts: readonly string[];
    /** Where it was before it was brought here. */
    origin?: StoryOrigin | undefined;
  };
}

interface StoryOrigin {
  /** Its name and the work's address there; undefined where it is not known. */
  archive: { name: string; address: string } | undefined;
  /** Its author's name there; empty where none is given. */
  byline: string;
}

/** The summary, all tags and the facts of a story, on its own page; tags are folded beyond two lines, with a way to open them without script. */
export default function AboutStory({ story: { summary, tags, facts, origin } }: AboutStoryProps) {
  return (
    <div className="grid content-start gap-3 empty:hidden">
      {summary && (
        <p dir="auto" className="story-summary">
          {summary}
        </p>
      )}
      {tags.length > 0 && <OpeningTagLine tags={tags} />}
      {facts.length > 0 && <FactLine className="tabular text-sm text-muted">{facts}</FactLine>}
      {origin && <Origin origin={origin} />}
    </div>
  );
}

function Origin({ origin: { archive, byline } }: { origin: StoryOrigin }) {
  const link = archive && <TextLink to={archive.address}>{archive.name}</TextLink>;
  return (
    <p className="text-muted wrap-anywhere">
      {withParts(texts.from(archive !== undefined, byline !== ''), { archive: link, name: <bdi>{byline}</bdi> })}
    </p>
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
