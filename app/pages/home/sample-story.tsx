import { averageText } from '~/platform/text/format';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Stars } from '~/ui/stars/stars';
import { FactLine } from '~/ui/text/fact-line';
import { Prose } from '~/ui/text/prose';
import { homeTexts } from './texts';

export interface SampleStoryProps {
  title: string;
  arena: string;
  author: string;
  /** Its average rating, 1 to 5; undefined while unrated. */
  average?: number;
  /** Its beginning: two or three paragraphs are enough. */
  paragraphs: readonly string[];
  /** Address of the whole story. */
  to?: string;
}

/** The beginning of a story. */
export function SampleStory({ title, arena, author, average, paragraphs, to }: SampleStoryProps) {
  return (
    <Card as="article" className="flex min-w-0 flex-col">
      <FactLine className="text-sm text-muted">
        {arena}
        {author}
        {average !== undefined && (
          <span className="whitespace-nowrap">
            <Stars value={average} className="size-3.5" />{' '}
            <span aria-hidden="true" className="tabular">
              {averageText(average)}
            </span>
          </span>
        )}
      </FactLine>
      <h2 className="display mt-1.5 mb-3 text-2xl wrap-anywhere">{title}</h2>
      <Prose paragraphs={paragraphs} dropCap className="flex-1" />
      {to && (
        <div className="mt-6">
          <ButtonLink to={to} variant="outline" size="sm" aria-label={homeTexts.readNamedStory(title)}>
            {homeTexts.readStory}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
