import type { SubmissionResult } from '@conform-to/react';
import { href, Link } from 'react-router';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { storyAddress } from '~/stories/sharing/story-address';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { ErrorState } from '~/ui/states/error-state';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import type { Anthology, AnthologyStory } from '../anthology/read-anthology.server';
import { texts } from '../texts';
import { Lot, type LotProps } from './lot';
import { type OfferedPick, PickForm } from './pick-form';
import { Picks } from './picks';

export interface AnthologyPageProps {
  anthology: Anthology;
  lot: LotProps['lot'] | undefined;
  pick: OfferedPick | undefined;
  /** Which of its stories this person has read. */
  read: readonly string[];
  playerId: string | undefined;
  done: string | null;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** What was written to one prompt, together. */
export function AnthologyPage({ anthology, lot, pick, read, playerId, done, reply }: AnthologyPageProps) {
  const { monday, title, prompt, cover, stories, picks, earlier, later } = anthology;
  const refused = reply?.form.error?.[''] ?? [];
  // Readers pick no story twice, nor do editors.
  const taken = picks.filter(({ editor }) => editor === (pick?.as === 'editor')).map(({ storyId }) => storyId);
  const isOpenTo = ({ id, authorId }: AnthologyStory) => authorId !== playerId && read.includes(id) && !taken.includes(id);
  return (
    <Page width="medium">
      <p className="mb-4">
        <BackLink to={href('/challenge/:week?')}>{texts.anthology.back}</BackLink>
      </p>
      <header className="flex flex-wrap items-end gap-6 sm:gap-10">
        <img src={coverAddress(cover)} alt="" {...STORY_COVER} className="h-56 w-auto shrink-0 sm:h-72" />
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-sm text-muted">
            {texts.week(monday)} · {texts.stories(stories.length)}
          </p>
          <h1 className="display mt-1 text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
          <p className="mt-4 border-l-2 border-bronze pl-4 font-prose text-xl">{prompt}</p>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink to={href('/challenge/:week.epub', { week: monday })} variant="outline" reloadDocument>
              {texts.anthology.book}
            </ButtonLink>
            <span className="text-sm text-muted">{texts.anthology.bookHint}</span>
          </p>
        </div>
      </header>
      <div className="mt-8 grid gap-8">
        {done === 'lot' && <Notice tone="success">{texts.done.lot}</Notice>}
        {done === 'picked' && <Notice tone="success">{texts.done.picked}</Notice>}
        {refused.map((error) => (
          <Notice key={error} tone="error">
            {error}
          </Notice>
        ))}
        {pick && <PickForm pick={pick} stories={stories.filter(isOpenTo)} reply={reply} />}
        <Picks picks={picks} />
        <Stories stories={stories} read={read} />
        {lot && <Lot lot={lot} />}
      </div>
      <p className="mt-10 flex flex-wrap gap-x-6">
        {earlier && <TextLink to={href('/challenge/:week?', { week: earlier })}>{texts.anthology.earlier}</TextLink>}
        {later && <TextLink to={href('/challenge/:week?', { week: later })}>{texts.anthology.later}</TextLink>}
      </p>
    </Page>
  );
}

function Stories({ stories, read }: { stories: readonly AnthologyStory[]; read: readonly string[] }) {
  return (
    <section aria-label={texts.stories(stories.length)}>
      {stories.length > 1 && <p className="text-sm text-muted">{texts.anthology.order}</p>}
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {stories.map(({ id, title, author, preview, words, cover, content }) => (
          <li key={id} className="relative flex gap-4 py-5 sm:gap-6">
            <img src={coverAddress(cover)} alt="" {...STORY_COVER} loading="lazy" className="h-28 w-auto shrink-0" />
            <div className="min-w-0">
              <h2 className="text-xl font-semibold wrap-anywhere">
                <Link to={storyAddress('creative_writing', id)} discover="none" className="row-link">
                  <bdi>{title}</bdi>
                </Link>
              </h2>
              <FactLine className="text-sm text-muted">
                <span>{texts.anthology.by(author)}</span>
                {texts.anthology.words(words)}
                {content}
                {read.includes(id) && texts.anthology.readIt}
              </FactLine>
              <p dir="auto" className="mt-2 line-clamp-2 font-prose wrap-anywhere">
                {preview}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Instead of an anthology that there is not, or not yet. */
export function AnthologyMissing({ title, text }: { title: string; text: string }) {
  return (
    <Page width="text">
      <ErrorState page title={title} action={<ButtonLink to={href('/challenge/:week?')}>{texts.anthology.back}</ButtonLink>}>
        {text}
      </ErrorState>
    </Page>
  );
}
