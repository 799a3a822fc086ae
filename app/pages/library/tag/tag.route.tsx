import { href } from 'react-router';
import { z } from 'zod';
import { type PlayerArgs, playerForm } from '~/accounts/viewer/player-form.server';
import { publicHead } from '~/covers/public-head';
import { Refusal } from '~/platform/forms/refusal';
import { passHeaders } from '~/platform/forms/submit-form.server';
import { pageTitle } from '~/site/page-title';
import { addressAsShown, listQuery, withQuery } from '~/stories/listing/filters/list-query';
import { NarrowingForm } from '~/stories/listing/filters/screen/narrowing-form';
import { isFiltered, type StoryFilters } from '~/stories/listing/filters/story-filters';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import type { StorySort } from '~/stories/listing/story-orders';
import { feedMeta } from '~/stories/sharing/heads/feed-links';
import type { AboutTag } from '~/tags/about/about-tag.server';
import { TagMarks } from '~/tags/marks/tag-marks';
import { markIntents, tagMarksContext } from '~/tags/marks/tag-marks.server';
import { tagMarkTexts } from '~/tags/marks/texts';
import type { ShownTag } from '~/tags/rules/tag';
import { tagAddress, tagIdIn } from '~/tags/rules/tag-address';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { ErrorState } from '~/ui/states/error-state';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import { StoryGrid } from '../list/story-grid';
import type { Route } from './+types/tag.route';
import { tagData } from './tag-data.server';
import { tagPageTexts as texts } from './texts';

/** The stories of a tag, and the tags around it. @see docs/product/tags.md */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return tagData(context, params.tagId, url.searchParams);
}

const markForm = z.object({ intent: z.enum(markIntents) });

/** Follows the tag, hides its stories, or takes that back: form field `intent`. */
export const action = playerForm(
  { schemas: [markForm], texts: tagMarkTexts },
  async ({ intent }, { player, context, params }: PlayerArgs<Route.ActionArgs>) => {
    const tagId = tagIdIn(params.tagId);
    if (tagId === undefined) throw new Refusal(tagMarkTexts.gone, { status: 404 });
    await context.get(tagMarksContext).mark({ playerId: player.id, tagId, intent });
    return { result: intent };
  },
);

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
  const tag = loaderData?.tag;
  if (!tag) return [{ title: pageTitle(texts.missing.title) }];
  return [
    { title: pageTitle(tag.name) },
    { name: 'description', content: texts.intro(tag.name) },
    // What one author alone calls a story is no page to be found by.
    ...(tag.canonical ? publicHead(page, listAddress(loaderData, loaderData.after)) : [{ name: 'robots', content: 'noindex' }]),
    feedMeta({ kind: 'tag', tagId: tag.id }, tag.name),
  ];
};

export default function Tag({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.tag) return <TagMissing />;
  const { tag, fandomPage, sort, filters, narrowing, marks, after, cards, signedIn } = loaderData;
  const address = (cursor?: string) => addressAsShown(tagAddress(tag.id), { sort, filters, after: cursor }, narrowing.kept);
  return (
    <Page>
      <p className="font-medium text-muted">{texts.kinds[tag.kind]}</p>
      <PageHeading
        title={
          <bdi>
            <SlashBreaks text={tag.name} />
          </bdi>
        }
      >
        <p className="tabular text-muted">{texts.stories(tag.stories)}</p>
      </PageHeading>
      <Around tag={tag} fandomPage={fandomPage} />
      {marks && <TagMarks marks={marks} error={actionData?.form.error?.['']?.[0]} />}
      <NarrowingForm path={tagAddress(tag.id)} {...{ sort, filters, narrowing }} />
      <div>
        {cards.length > 0 && <StoryGrid first={loaderData} signedIn={signedIn} address={address} />}
        {/* The stories after the cursor may have been deleted since. */}
        {cards.length === 0 && after && <FirstPageLink to={address()} />}
        {cards.length === 0 && !after && (
          <EmptyState
            missing="story"
            title={marks?.hidden ? tagMarkTexts.hidden : isFiltered(filters) ? texts.narrowed : texts.empty}
            action={<ButtonLink to={href('/fan-fiction')}>{texts.write}</ButtonLink>}
          />
        )}
      </div>
    </Page>
  );
}

/** The tags above and below one, and its other names. */
function Around({ tag, fandomPage }: { tag: AboutTag; fandomPage: string | undefined }) {
  return (
    <div className="-mt-4 mb-6 grid gap-3 empty:hidden">
      {fandomPage && (
        <p>
          <TextLink to={fandomPage}>{texts.fandomPage(tag.name)}</TextLink>
        </p>
      )}
      {tag.synonyms.length > 0 && <p className="max-w-3xl text-muted">{texts.also(tag.synonyms.join(', '))}</p>}
      <TagGroup label={texts.wider} tags={tag.wider} />
      <TagGroup label={texts.narrower[tag.kind]} tags={tag.narrower} />
    </div>
  );
}

function TagGroup({ label, tags }: { label: string; tags: readonly (ShownTag & { stories?: number })[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h2 className="text-sm font-medium text-muted">{label}</h2>
      <ul className="contents">
        {tags.map(({ id, name, stories = 0 }) => (
          <li key={id} className="max-w-full text-sm">
            <TextLink to={tagAddress(id)} className="inline-flex min-h-9 max-w-full items-center wrap-anywhere">
              <bdi>
                <SlashBreaks text={name} />
              </bdi>
            </TextLink>
            {stories > 0 && <span className="tabular text-muted"> {stories}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TagMissing() {
  return (
    <Page width="text">
      <ErrorState page title={texts.missing.title} action={<ButtonLink to={href('/stories')}>{texts.allStories}</ButtonLink>}>
        {texts.missing.text}
      </ErrorState>
    </Page>
  );
}

/** The address of a tag's stories as they are narrowed and sorted, or of their page after a cursor. */
function listAddress({ tag, sort, filters }: ListOfTag, after?: string): string {
  return withQuery(tagAddress(tag.id), listQuery({ sort, filters, after }));
}

interface ListOfTag {
  tag: Pick<AboutTag, 'id'>;
  sort: StorySort;
  filters: StoryFilters;
}
