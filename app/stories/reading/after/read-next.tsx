import { Link } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { storyAddress } from '../../sharing/story-address';
import type { NextStory } from './after-story.server';
import { afterTexts as texts } from './texts';

/** A story to read now, with its cover; the whole card leads there. */
export function ReadNext({ heading, story: { id, arena, title, author, cover } }: { heading: string; story: NextStory }) {
  return (
    <section aria-labelledby={`read-${id}`} className="next-story">
      <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" />
      <div>
        <h2 id={`read-${id}`}>{heading}</h2>
        <p>
          <Link to={storyAddress(arena, id)} discover="none" className="row-link">
            <bdi>{title}</bdi>
          </Link>
        </p>
        <p>{texts.by(author)}</p>
      </div>
    </section>
  );
}
