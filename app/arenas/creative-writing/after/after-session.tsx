import { useState } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { contentAddress } from '~/stories/content-rating/content-address';
import { reachAddress } from '~/stories/reach/reach-address';
import { reachNames } from '~/stories/reach/reach-names';
import { MAX_TITLE } from '~/stories/reading/text/stored-text';
import { taggingAddress } from '~/stories/tagging/tagging-address';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import type { AfterClock } from './after-clock.server';
import { afterTexts } from './texts';

export interface AfterSessionProps {
  storyId: string;
  title: string;
  own: NonNullable<AfterClock['own']>;
  /** Whether they can say who reads it. */
  mayReach: boolean;
  /** Why the title was not taken. */
  error: string | undefined;
}

/** What the writer of a story can do once its session is over: give it a title, and revise it. */
export default function AfterSession({ storyId, title, own, mayReach, error }: AfterSessionProps) {
  return (
    <div className="grid gap-4">
      {own.askTitle && <TitleQuestion key={title} title={title} suggested={own.askTitle} error={error} />}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={href('/creative-writing/:storyId/revise', { storyId })} variant="outline" size="sm" className="min-h-11">
          {own.begun ? afterTexts.continueRevising : afterTexts.revise}
        </ButtonLink>
        <ButtonLink to={contentAddress(storyId)} variant="outline" size="sm" className="min-h-11">
          {afterTexts.ratingAndWarnings}
        </ButtonLink>
        <ButtonLink to={taggingAddress(storyId)} variant="outline" size="sm" className="min-h-11">
          {afterTexts.tags}
        </ButtonLink>
        {mayReach && (
          <ButtonLink to={reachAddress(storyId)} variant="outline" size="sm" className="min-h-11">
            {reachNames.title}
          </ButtonLink>
        )}
        {own.recorded && (
          <ButtonLink to={href('/story/:storyId/replay', { storyId })} variant="outline" size="sm" className="min-h-11">
            {afterTexts.watchRecording}
          </ButtonLink>
        )}
      </p>
      {own.moreTime && <p className="text-sm text-muted">{afterTexts.withMoreTime}</p>}
    </div>
  );
}

interface TitleQuestionProps {
  title: string;
  suggested: readonly string[];
  error: string | undefined;
}

/** Asks for a title once; one of the suggestions fills the field. */
function TitleQuestion({ title, suggested, error }: TitleQuestionProps) {
  const [typed, setTyped] = useState(title);
  const intent = useNavigation().formData?.get('intent');
  return (
    <section id="title-question" aria-labelledby="name-it" className="scroll-mt-6 rounded-lg border border-bronze bg-surface p-4 sm:p-6">
      <h2 id="name-it" className="display text-2xl">
        {afterTexts.askForTitle}
      </h2>
      <Form method="post" className="mt-3 grid gap-4">
        <input
          name="title"
          dir="auto"
          aria-labelledby="name-it"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'name-error'}
          value={typed}
          maxLength={MAX_TITLE}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 w-full rounded-md border border-edge bg-raised px-3.5 py-2 text-text"
        />
        {error !== undefined && (
          <p id="name-error" role="alert" className="text-sm text-vermilion">
            {error}
          </p>
        )}
        {suggested.length > 0 && (
          <div className="grid gap-2">
            <p className="text-sm text-muted">{afterTexts.proposals}</p>
            <ul className="flex flex-wrap gap-2">
              {suggested.map((one) => (
                <li key={one} className="max-w-full">
                  <Button
                    variant="outline"
                    aria-pressed={typed === one}
                    onClick={() => setTyped(one)}
                    className="font-prose whitespace-normal! wrap-anywhere"
                  >
                    {one}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="title" pending={intent === 'title'} pendingText={afterTexts.saving}>
            {afterTexts.useTitle}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="keep-title"
            variant="quiet"
            pending={intent === 'keep-title'}
            pendingText={afterTexts.saving}
          >
            {afterTexts.keepTitle}
          </Button>
        </div>
      </Form>
    </section>
  );
}
