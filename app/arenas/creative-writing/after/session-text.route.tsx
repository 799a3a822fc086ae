import { data, href } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { pageTitle } from '~/site/page-title';
import { unlessGated } from '~/stories/reading/gates.server';
import { storyTags } from '~/stories/story-tags';
import { AuthorLink } from '~/stories/writers/author-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { FactLine } from '~/ui/text/fact-line';
import { Prose } from '~/ui/text/prose';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/session-text.route';
import { afterTexts } from './texts';

/** The text of a session as it was when its time was up, of a story that was revised since. @see docs/product/creative-writing.md */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { storyId } = params;
  const text = await context.get(writingContext).sessionText({ storyId, viewerId: optionalPlayer(context)?.id });
  if (!text) await unlessGated(context, storyId);
  if (!text) throw data(null, { status: 404 });
  cachePage(context, { tags: storyTags({ id: storyId, authorId: text.authorId, parent: undefined }) });
  return text;
}

/** The story itself is what search engines are to find. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? afterTexts.sessionTextTitle(loaderData.title) : afterTexts.notFound) },
  { name: 'robots', content: 'noindex' },
];

export default function SessionTextPage({ loaderData: text, params }: Route.ComponentProps) {
  return (
    <Page>
      <div className="reading-column mx-auto">
        <p className="mb-4 print:hidden">
          <BackLink to={href('/story/:storyId', params)}>{afterTexts.storyNow}</BackLink>
        </p>
        <article aria-labelledby="title">
          <header className="grid gap-3">
            <h1 id="title" dir="auto" className="display text-4xl wrap-anywhere">
              {text.title}
            </h1>
            <FactLine className="text-muted">
              <span>
                {afterTexts.by} <AuthorLink name={text.author} playerId={text.authorId} />
              </span>
              {text.written}
            </FactLine>
            <p className="text-muted">{afterTexts.sessionTextIntro}</p>
          </header>
          <div className="reading-text mt-8">
            <Prose paragraphs={text.paragraphs} dropCap />
          </div>
        </article>
      </div>
    </Page>
  );
}
