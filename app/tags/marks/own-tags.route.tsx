import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { ShownTag } from '../rules/tag';
import { tagAddress } from '../rules/tag-address';
import type { Route } from './+types/own-tags.route';
import { tagMarksContext } from './tag-marks.server';
import { tagMarkTexts as texts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

/** The tags that somebody follows and hides. @see docs/product/tags.md */
export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(tagMarksContext).list(requirePlayer(context, url).id);
}

export default function OwnTags({ loaderData: { followed, hidden } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid gap-8">
        <TagGroup title={texts.followedTags} tags={followed} />
        <TagGroup title={texts.hiddenTags} tags={hidden} />
      </div>
    </Page>
  );
}

function TagGroup({ title, tags }: { title: string; tags: readonly ShownTag[] }) {
  return (
    <section>
      <h2 className="display mb-2 text-2xl">{title}</h2>
      {tags.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="flex flex-wrap gap-x-5">
        {tags.map(({ id, name }) => (
          <li key={id} className="max-w-full">
            <TextLink to={tagAddress(id)} className="inline-flex min-h-11 max-w-full items-center wrap-anywhere">
              <bdi>{name}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
