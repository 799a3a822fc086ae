import { TextLink } from '~/ui/actions/text-link';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import type { ShownTag } from '../rules/tag';
import { tagAddress } from '../rules/tag-address';
import { tagMarkTexts as texts } from './texts';

/** The tags that a reader follows and hides, and the way to the searches that they follow. */
export function OwnTags({ followed, hidden }: { followed: readonly ShownTag[]; hidden: readonly ShownTag[] }) {
  return (
    <div className="grid gap-8">
      <TagGroup title={texts.followedTags} tags={followed} />
      <TagGroup title={texts.hiddenTags} tags={hidden} />
      <p>
        <TextLink to="/profile?tab=notifications" className="inline-flex min-h-11 items-center">
          {texts.searches}
        </TextLink>
      </p>
    </div>
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
              <bdi>
                <SlashBreaks text={name} />
              </bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
