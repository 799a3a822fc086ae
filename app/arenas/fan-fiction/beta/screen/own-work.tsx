import type { SubmissionResult } from '@conform-to/react';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { AuthorLink } from '~/stories/writers/author-link';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { InviteLink } from '~/ui/sharing/invite-link';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { AuthorPageHead } from '../../author-pages/author-page-head';
import { ALL, betaAddress } from '../beta';
import { noteTexts } from '../notes/texts';
import type { OwnPage, OwnShare } from '../page.server';
import { betaReadingTexts as readingTexts, betaTexts as texts } from '../texts';
import { ShareForm } from './share-form';

interface OwnWorkProps extends OwnPage {
  /** What was done. */
  said: string | undefined;
  /** Names of people whom the author may name. */
  names: readonly string[];
  /** The id of what is shared next. */
  newId: string;
  /** The reply to the last form that had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Who reads along a work of one's own, and the ways to share it with more. */
export function OwnWork({ work, chapters, shares, pen, ownAsked, back, said, names, newId, form }: OwnWorkProps) {
  const people = shares.filter(({ link }) => link === undefined);
  const links = shares.filter(({ link }) => link !== undefined);
  const isAboutSharing = form?.initialValue?.what !== undefined;
  return (
    <Page width="text">
      <AuthorPageHead
        back={{ to: back, text: texts.back }}
        title={texts.title}
        work={work.title}
        intro={texts.intro}
        said={form ? undefined : said}
        refused={isAboutSharing ? undefined : form}
      />
      {ownAsked.map(({ id, name }) => (
        <Notice
          key={id}
          tone="info"
          className="mb-6"
          actions={<Press variant="outline" size="sm" intent="leave" person={id} label={readingTexts.leaveOther} />}
        >
          {texts.ownAsked(name)}
        </Notice>
      ))}
      <section aria-labelledby="read-it" className="mb-10">
        <h2 id="read-it" className="display text-2xl">
          {texts.readIt}
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {chapters.map(({ id, title, open }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-1">
              <TextLink
                to={betaAddress(work.id, { chapter: id, passage: open > 0 ? ALL : undefined })}
                className="inline-flex min-h-11 items-center wrap-anywhere"
              >
                <bdi>{title}</bdi>
              </TextLink>
              {open > 0 && <span className="text-sm text-muted">{noteTexts.open(open)}</span>}
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-12">
        <section aria-labelledby="people">
          <h2 id="people" className="display text-2xl">
            {texts.people}
          </h2>
          {people.length === 0 && links.every(({ readers }) => readers.length === 0) && <p className="mt-2 text-muted">{texts.nobody}</p>}
          <ul className="mt-2 divide-y divide-line empty:hidden">
            {people.map((share) => (
              <li key={share.id} className="py-2">
                <Readers share={share} />
              </li>
            ))}
          </ul>
          {links.length > 0 && (
            <ul className="mt-6 grid gap-6">
              {links.map((share) => (
                <li key={share.id} className="card">
                  <Link share={share} workId={work.id} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <ShareForm id={newId} chapters={chapters} names={names} pen={pen} form={isAboutSharing ? form : undefined} />
      </div>
    </Page>
  );
}

/** The people of a share, each with what they read and until when. */
function Readers({ share }: { share: OwnShare }) {
  const what = share.chapter === undefined ? texts.whole : texts.chapterOf(share.chapter);
  return (
    <ul>
      {share.readers.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">
              <AuthorLink name={name} playerId={id} />
            </span>
            {share.link === undefined && (
              <span className="block text-sm text-muted wrap-anywhere">
                {share.hidden
                  ? texts.hidden
                  : withParts(texts.sharedUntil, { what: <bdi key="what">{what}</bdi>, end: <Moment key="end" at={share.end} /> })}
              </span>
            )}
          </span>
          <span className="ml-auto">
            <Press variant="quiet" size="sm" intent="remove" person={id} label={texts.remove} question={texts.removeQuestion(name)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Link({ share, workId }: { share: OwnShare; workId: string }) {
  const what = share.chapter === undefined ? texts.whole : texts.chapterOf(share.chapter);
  return (
    <>
      {share.hidden ? (
        <p>{texts.hidden}</p>
      ) : (
        <InviteLink path={betaAddress(workId, { link: share.link })} title={texts.link} label={texts.link} />
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {withParts(texts.sharedUntil, { what: <bdi key="what">{what}</bdi>, end: <Moment key="end" at={share.end} /> })}
      </p>
      <p className="mt-1 text-sm text-muted">{texts.came(share.readers.length)}</p>
      <div className="mt-2 empty:hidden">{share.readers.length > 0 && <Readers share={share} />}</div>
      {!share.hidden && <TakeBack share={share} />}
    </>
  );
}

function TakeBack({ share: { id } }: { share: OwnShare }) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useNavigation().formData?.get('share') === id;
  return (
    <Form ref={form} method="post" preventScrollReset className="mt-2 -ml-3">
      <input type="hidden" name="intent" value="take-back" />
      <input type="hidden" name="share" value={id} />
      <ConfirmButton
        type="submit"
        variant="quiet"
        size="sm"
        pending={pending}
        question={texts.takeBackQuestion}
        onConfirm={() => form.current?.requestSubmit()}
      >
        {texts.takeBack}
      </ConfirmButton>
    </Form>
  );
}
