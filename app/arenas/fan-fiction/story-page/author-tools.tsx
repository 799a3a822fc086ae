import { href } from 'react-router';
import { collectStoryAddress } from '~/stories/collections/collection';
import { contentAddress } from '~/stories/content-rating/content-address';
import { statisticsAddress } from '~/stories/own/statistics-address';
import { reachAddress } from '~/stories/reach/reach-address';
import { taggingAddress } from '~/stories/tagging/tagging-address';
import { Reveal } from '~/ui/actions/reveal';
import { TextLink } from '~/ui/actions/text-link';
import { acknowledgementsAddress } from '../acknowledgements/acknowledgements';
import { betaAddress } from '../beta/beta';
import { coAuthorsAddress } from '../co-authors/co-authors';
import type { FanStoryPage } from '../stories/fan-story';
import type { StoryTask } from '../stories/story-links';
import { authorToolTexts as texts } from './author-tool-texts';

interface AuthorToolsProps {
  story: Pick<FanStoryPage, 'id' | 'chapters' | 'joint'>;
  address(task: StoryTask): string;
  /** Classes of the button. */
  className: string;
}

/** What an author can do with a story besides writing on, behind a button. */
export default function AuthorTools({ story: { id: storyId, chapters, joint }, address, className }: AuthorToolsProps) {
  const links = [
    { to: address('edit'), label: texts.editChapter },
    { to: address('notes'), label: texts.notes },
    { to: address('title'), label: texts.editTitle },
    { to: href('/fan-fiction/story/:storyId/chapters', { storyId }), label: texts.arrange },
    { to: taggingAddress(storyId), label: texts.tags },
    { to: contentAddress(storyId), label: texts.content },
    { to: collectStoryAddress('series', storyId), label: texts.series },
    { to: coAuthorsAddress(storyId), label: texts.coAuthors },
    { to: betaAddress(storyId), label: texts.betaReaders },
    { to: acknowledgementsAddress(storyId), label: texts.acknowledgements },
    { to: reachAddress(storyId), label: texts.whoReads },
    { to: statisticsAddress(storyId), label: texts.statistics },
    { to: address('comments'), label: texts.whoMayComment },
    ...(chapters.length > 1 ? [{ to: address('delete-chapter'), label: texts.deleteChapter }] : []),
    // Where several write it, all of them delete it.
    { to: joint ? `${coAuthorsAddress(storyId)}#delete` : address('delete'), label: texts.deleteStory },
  ];
  return (
    <Reveal label={texts.title} className={className}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} preventScrollReset className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
