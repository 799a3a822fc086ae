import type { SubmissionResult } from '@conform-to/react';
import { AuthorLink } from '~/stories/writers/author-link';
import { Press } from '~/ui/actions/press';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { AuthorPageHead } from '../../author-pages/author-page-head';
import { storyViewAddress } from '../../stories/story-links';
import type { OwnPage } from '../page.server';
import { coAuthorTexts as texts } from '../texts';
import { InviteForm } from './invite-form';

interface OwnCoAuthorsProps extends OwnPage {
  /** What was done. */
  said: string | undefined;
  /** Names of people whom the author may invite. */
  names: readonly string[];
  /** The reply to the last form that had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Who writes a story of one's own, and the ways to ask others, to leave, and to delete it together. */
export function OwnCoAuthors({ story, nameId, pen, authors, invited, ownInvited, said, names, form }: OwnCoAuthorsProps) {
  const isJoint = authors.length > 1;
  const isAboutName = form?.initialValue?.name !== undefined;
  return (
    <Page width="text">
      <AuthorPageHead
        back={{ to: storyViewAddress(story.id), text: texts.back }}
        title={texts.title}
        work={story.title}
        intro={texts.intro}
        said={form ? undefined : said}
        refused={isAboutName ? undefined : form}
      />
      {ownInvited.map(({ id, name }) => (
        <Notice
          key={id}
          tone="info"
          className="mb-6"
          actions={<Press variant="outline" size="sm" intent="decline" person={id} label={texts.decline} />}
        >
          {texts.ownInvited(name)}
        </Notice>
      ))}
      <div className="grid gap-12">
        <section aria-labelledby="writing">
          <h2 id="writing" className="display text-2xl">
            {texts.writing}
          </h2>
          {pen !== undefined && <p className="mt-2 text-muted">{texts.asPen(pen)}</p>}
          <ul className="mt-2 divide-y divide-line">
            {authors.map(({ id, name, agreed }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
                <span className="font-medium wrap-anywhere">
                  <AuthorLink name={name} playerId={id} />
                </span>
                {id === nameId && <span className="text-sm text-muted">{texts.you}</span>}
                {agreed && <span className="text-sm text-muted">{texts.agreed}</span>}
              </li>
            ))}
            {invited.map(({ id, name }) => (
              <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
                <span className="wrap-anywhere">
                  <AuthorLink name={name} playerId={id} />
                </span>
                <span className="text-sm text-muted">{texts.waiting}</span>
                <span className="ml-auto">
                  <Press
                    variant="quiet"
                    size="sm"
                    intent="withdraw"
                    person={id}
                    label={texts.withdraw}
                    question={texts.withdrawQuestion(name)}
                  />
                </span>
              </li>
            ))}
          </ul>
          {!isJoint && invited.length === 0 && <p className="mt-2 text-muted">{texts.alone}</p>}
        </section>
        <InviteForm key={authors.length + invited.length} names={names} pen={pen} form={isAboutName ? form : undefined} />
        {isJoint && <Parting hasAgreed={authors.some(({ id, agreed }) => id === nameId && agreed)} />}
      </div>
    </Page>
  );
}

/** The ways out: to leave it to the others, or to delete it with them. */
function Parting({ hasAgreed }: { hasAgreed: boolean }) {
  return (
    <>
      <section aria-labelledby="leave">
        <h2 id="leave" className="display text-2xl">
          {texts.leaveTitle}
        </h2>
        <p className="mt-2">{texts.leaveText}</p>
        <p className="mt-2 text-sm text-muted">{texts.blocks}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Press variant="outline" intent="leave" label={texts.leaveNamed} question={texts.leaveQuestion(true)} />
          <Press variant="outline" intent="leave-unnamed" label={texts.leaveUnnamed} question={texts.leaveQuestion(false)} />
        </div>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete" className="display text-2xl">
          {texts.deleteTitle}
        </h2>
        <p className="mt-2">{texts.deleteText}</p>
        <div className="mt-4">
          {hasAgreed ? (
            <Press variant="outline" intent="disagree" label={texts.disagree} />
          ) : (
            <Press variant="danger" intent="agree" label={texts.agree} question={texts.agreeQuestion} />
          )}
        </div>
      </section>
    </>
  );
}
