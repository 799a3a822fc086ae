import { useId } from 'react';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { averageText } from '~/platform/text/format';
import { arenaLabel } from '~/site/arenas';
import { fandomsOfCard } from '~/stories/listing/cards/fandoms-of-card';
import { StoryByline, StoryFacts } from '~/stories/listing/cards/story-facts';
import { RateStory } from '~/stories/ratings/rate-story';
import { useRating } from '~/stories/ratings/use-rating';
import type { MarkedPiece } from '~/stories/reading/text/marked-text';
import { withDots } from '~/stories/reading/text/marked-text';
import { storyAddress } from '~/stories/sharing/story-address';
import { promptLabel } from '~/stories/story';
import { TagLine } from '~/tags/screen/tag-line';
import { TextLink } from '~/ui/actions/text-link';
import { Badge } from '~/ui/people/badge';
import { StarShape } from '~/ui/stars/star-shape';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import { cardTexts } from '../texts';
import type { LibraryCard } from './library-data.server';

/** Characters of a prompt that are always shown: three lines of a narrow card. */
const PROMPT_FITS = 120;

export interface StoryCardProps {
  story: LibraryCard;
  signedIn: boolean;
  /** Shows the fandom beside the author instead of in a separate block. */
  fandomInHeader?: boolean;
}

/** A story in a list: cover, title, author, beginning and rating. */
export function StoryCard({ story, signedIn, fandomInHeader = false }: StoryCardProps) {
  const titleId = useId();
  const rating = useRating(story, signedIn);
  const excerpt = withDots(story.excerpt ?? []);
  const prompt = fandomInHeader ? undefined : fandomsOfCard(story).join(', ') || story.prompt;
  return (
    <article aria-labelledby={titleId} className="story-card" data-best={story.best}>
      <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} loading="lazy" />
      <header>
        <p>
          <Badge>{arenaLabel(story.arena)}</Badge>
          {story.best && (
            <Badge tone="gold" className="sm:absolute sm:top-3 sm:left-3 sm:bg-surface">
              {cardTexts.best}
            </Badge>
          )}
          {rating.average !== undefined && <AverageBadge average={rating.average} changedSince={story.changedSince} />}
        </p>
        <h2 id={titleId} dir="auto">
          {story.markedTitle ? <Marked pieces={story.markedTitle} /> : story.title}
        </h2>
        <StoryByline story={story} namesFandoms={fandomInHeader} />
        {prompt && <CardPrompt label={promptLabel(story.arena)} text={prompt} />}
      </header>
      <StoryFacts story={story} />
      <p dir="auto" data-beginning={story.summary ? undefined : ''}>
        {excerpt ? <Marked pieces={excerpt} /> : (story.summary ?? story.preview)}
      </p>
      {story.tags && (
        <TagLine
          tags={story.tags}
          more={story.moreTags}
          nameOf={({ name, pieces }) => <Marked pieces={pieces ?? [{ text: name, marked: false }]} />}
        />
      )}
      <footer>
        <TextLink id={`read-${story.id}`} to={storyAddress(story.arena, story.id)}>
          {cardTexts.read}
          <span className="sr-only">{`: ${story.title}`}</span>
        </TextLink>
        <RateStory rating={rating} />
      </footer>
    </article>
  );
}

/** What a story was written to; a long prompt shows three lines and opens, with or without script. */
function CardPrompt({ label, text }: { label: string; text: string }) {
  const lines = (
    <>
      <b>{label}</b>
      <span dir="auto">{text}</span>
    </>
  );
  if (text.length <= PROMPT_FITS) return <div>{lines}</div>;
  return (
    <details>
      <summary>{lines}</summary>
    </details>
  );
}

function AverageBadge({ average, changedSince }: { average: number; changedSince: true | undefined }) {
  return (
    <Badge tone="gold">
      <StarShape share={1} className="size-4" />
      <span className="sr-only">{cardTexts.average}</span>
      {averageText(average)}
      {changedSince && <span className="font-normal"> {cardTexts.changedSince}</span>}
    </Badge>
  );
}

/** A text with its search matches highlighted. */
function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className="rounded-sm bg-gold/25 px-0.5 text-text">
        <SlashBreaks text={text} />
      </mark>
    ) : (
      <SlashBreaks key={index} text={text} />
    ),
  );
}
