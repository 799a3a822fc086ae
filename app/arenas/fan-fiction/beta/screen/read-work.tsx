import type { SubmissionResult } from '@conform-to/react';
import { href } from 'react-router';
import { AuthorNote } from '~/stories/notes/lazy-author-note';
import { ReadingSettingsButton } from '~/stories/reading/settings/reading-settings-button';
import { AuthorLink } from '~/stories/writers/author-link';
import { ButtonLink } from '~/ui/actions/button-link';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { ChapterTabs } from '../../chapters/reading/chapter-tabs';
import { betaAddress } from '../beta';
import { hasBoxOf, type Notes } from '../notes/notes';
import { NotedChapter } from '../notes/screen/noted-chapter';
import { UnsentWords } from '../notes/screen/unsent-words';
import type { ReadPage } from '../page.server';
import { betaReadingTexts as texts } from '../texts';

interface ReadWorkProps extends ReadPage {
  notes: Notes;
  /** The reply to the last form that had no effect. */
  reply: SubmissionResult<string[]> | undefined;
}

/** A chapter of a work as it will look, for its author and those who read along. */
export function ReadWork({ work, own, chapters, chapter, end, names, notes, reply }: ReadWorkProps) {
  const address = (number: number) => betaAddress(work.id, { chapter: chapters[number - 1]?.id });
  // What a box says stands below it.
  const unsent = reply?.error && !hasBoxOf(reply.initialValue, notes) ? reply : undefined;
  return (
    <Page className="max-sm:pt-4!">
      <div className="reading-column mx-auto">
        <p className="mb-3 print:hidden">
          {own ? <BackLink to={betaAddress(work.id)}>{texts.manage}</BackLink> : <BackLink to={betaAddress()}>{texts.toList}</BackLink>}
        </p>
        <h1 className="display reading-title overflow-clip">
          <bdi>{work.title}</bdi>
        </h1>
        <div className="byline mt-2">
          <FactLine>
            <span>{withParts(texts.by, { author: <AuthorLink name={work.owner} playerId={work.ownerId} /> })}</span>
            {end && <span>{withParts(texts.ends, { end: <Moment at={end} /> })}</span>}
          </FactLine>
          <ReadingSettingsButton />
        </div>
        <Notice tone="info" className="mt-4 print:hidden">
          {texts.notPublic} {!work.isStory && texts.notRated}
        </Notice>
        <ReadingNames names={names} />
        {chapters.length > 1 && (
          <div className="mt-4 print:hidden">
            <ChapterTabs chapters={chapters} current={chapter.number} address={address} />
          </div>
        )}
        {unsent && <UnsentWords reply={unsent} className="mt-4" />}
        <article id="chapter" aria-labelledby="chapter-title" className="scroll-mt-6 pt-6 sm:pt-8">
          <h2 id="chapter-title" className="display mb-3 overflow-clip text-2xl wrap-anywhere sm:mb-6">
            <bdi>{chapter.title}</bdi>
          </h2>
          {chapter.noteBefore && <AuthorNote text={chapter.noteBefore} />}
          {chapter.blocks.length > 0 ? (
            <NotedChapter workId={work.id} chapterId={chapter.id} blocks={chapter.blocks} notes={notes} reply={reply} />
          ) : (
            <p className="text-muted">{texts.empty}</p>
          )}
          {chapter.noteAfter && <AuthorNote text={chapter.noteAfter} />}
        </article>
        <nav aria-label={texts.steps} className="mt-8 flex flex-wrap justify-between gap-3 empty:hidden print:hidden">
          {chapter.number > 1 && (
            <ButtonLink to={address(chapter.number - 1)} variant="outline">
              {texts.previous}
            </ButtonLink>
          )}
          {chapter.number < chapters.length && (
            <ButtonLink to={address(chapter.number + 1)} variant="outline" className="ml-auto">
              {texts.next}
            </ButtonLink>
          )}
        </nav>
        {!own && (
          <div className="mt-10 -ml-3 flex flex-wrap items-center gap-x-6 print:hidden">
            <Press
              variant="quiet"
              size="sm"
              intent="leave"
              person={names[0]?.id}
              label={texts.leave}
              question={names.length > 1 && names[0] ? texts.leaveAsQuestion(names[0].name) : texts.leaveQuestion}
            />
            <TextLink
              to={href('/report/:kind/:thingId', { kind: 'beta-text', thingId: chapter.id })}
              className="inline-flex min-h-11 items-center text-sm"
            >
              {texts.report}
            </TextLink>
          </div>
        )}
      </div>
    </Page>
  );
}

/** Under which name a reader who has several reads along, and which others of theirs are asked, too. */
function ReadingNames({ names: [reading, ...others] }: { names: ReadPage['names'] }) {
  if (reading === undefined) return null;
  return (
    <>
      {reading.isPen && <p className="mt-3 text-sm text-muted wrap-anywhere print:hidden">{texts.asPen(reading.name)}</p>}
      {others.map(({ id, name }) => (
        <Notice
          key={id}
          tone="info"
          className="mt-4 print:hidden"
          actions={
            <Press variant="outline" size="sm" intent="leave" person={id} label={texts.leaveOther} question={texts.leaveAsQuestion(name)} />
          }
        >
          {texts.askedToo(name, reading.name)}
        </Notice>
      ))}
    </>
  );
}
