import { AuthorLink } from '~/stories/writers/author-link';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { storyViewAddress } from '../../stories/story-links';
import type { InvitedPage } from '../page.server';
import { coAuthorTexts as texts } from '../texts';

/** Asks a player whether they would like to write a story with its authors. */
export function CoAuthorInvitation({ story, asked, asker, authors, readable, problem }: InvitedPage & { problem: string | undefined }) {
  const { nameId, pen } = asked;
  const name = asker ?? texts.somebody;
  return (
    <Page width="text">
      <PageHeading title={pen === undefined ? texts.asks(name) : texts.asksPen(name, pen)} intro={texts.asksIntro(story.title, pen)} />
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
        </Notice>
      )}
      <ul className="grid list-disc gap-2 pl-5">
        {texts.asksRights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
      <p className="mt-6 text-muted wrap-anywhere">
        {texts.writtenBy} <AuthorLink name="" playerId={null} credits={authors} />
      </p>
      {readable && (
        <p>
          <TextLink to={storyViewAddress(story.id)} className="inline-flex min-h-11 items-center">
            {texts.readIt}
          </TextLink>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Press intent="accept" person={nameId} label={texts.accept} />
        <Press intent="decline" person={nameId} label={texts.decline} variant="outline" />
      </div>
    </Page>
  );
}
