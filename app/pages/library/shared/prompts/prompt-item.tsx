import type { SubmissionResult } from '@conform-to/react';
import { useRef } from 'react';
import { Form, href, useNavigation } from 'react-router';
import type { OwnPenName } from '~/accounts/pen-names/pen-names-of.server';
import { penNameTexts } from '~/accounts/pen-names/texts';
import { answerAddress } from '~/collections/prompts/prompt';
import { promptTexts as texts } from '~/collections/prompts/texts';
import { storyAddress } from '~/stories/sharing/story-address';
import { AuthorLink } from '~/stories/writers/author-link';
import { Button, type ButtonProps } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import type { Question } from '~/ui/actions/lazy-confirm';
import { TextLink } from '~/ui/actions/text-link';
import { Select } from '~/ui/fields/select';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import { People } from '../people';
import { PromptForm } from './prompt-form';
import type { PromptOnPage } from './prompts-data.server';

export interface PromptItemProps {
  prompt: PromptOnPage;
  /** The address of its collection, whether the viewer maintains it, and whether it takes stories. */
  slug: string;
  maintains: boolean;
  isOpen: boolean;
  signedIn: boolean;
  /** The names of the viewer of which one can be chosen; undefined for viewers who have one alone. */
  names: { own: string; pens: readonly OwnPenName[] } | undefined;
  /** The reply to a change of it that had no effect. */
  reply: SubmissionResult<string[]> | undefined;
}

/** A prompt: what it asks for, who claims it, its stories, and what its reader can do about it. */
export function PromptItem({ prompt, slug, maintains, isOpen, signedIn, names, reply }: PromptItemProps) {
  const { id, body, fandoms, mature, state, by, own, hidden, due, dueAt, stories } = prompt;
  return (
    <li className="grid gap-2 py-6">
      {hidden && <p className="text-sm text-vermilion">{texts.hidden}</p>}
      {state === 'proposed' && <p className="text-sm font-medium text-bronze">{texts.proposed}</p>}
      <p dir="auto" className="text-lg whitespace-pre-line wrap-anywhere">
        {body}
      </p>
      {fandoms && (
        <p dir="auto" className="wrap-anywhere">
          {texts.fandoms(fandoms)}
        </p>
      )}
      <FactLine className="text-sm text-muted">
        {own ? texts.yours : withParts(texts.by, { writer: <AuthorLink name={by?.name ?? texts.anonymous} playerId={by?.id ?? null} /> })}
        {mature && texts.mature}
        {due && withParts(texts.due(due.left), { at: <Moment at={due.at} /> })}
        {!due && dueAt && withParts(texts.over, { at: <Moment at={dueAt} /> })}
      </FactLine>
      <Claims prompt={prompt} />
      {stories.length > 0 && (
        <p className="text-sm">
          {texts.stories}:{' '}
          {stories.map((story, index) => (
            <span key={story.id}>
              {index > 0 && ', '}
              <TextLink to={storyAddress(story.arena, story.id)} className="wrap-anywhere">
                <bdi>{story.title}</bdi>
              </TextLink>
            </span>
          ))}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <OwnClaim {...{ prompt, slug, isOpen, signedIn, names }} />
        {maintains && state === 'proposed' && <PromptPress prompt={prompt} intent="accept" label={texts.accept} variant="outline" />}
        {(maintains || (own && state === 'proposed')) && (
          <PromptPress
            {...{ prompt, intent: 'remove', variant: 'quiet' }}
            label={maintains ? texts.remove : texts.takeBack}
            {...(maintains && { question: texts.removeQuestion })}
          />
        )}
        {!own && signedIn && (
          <TextLink
            to={href('/report/:kind/:thingId', { kind: 'collection-prompt', thingId: id })}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {texts.report}
            <span className="sr-only">{texts.which(body)}</span>
          </TextLink>
        )}
      </div>
      {maintains && (
        <details open={reply !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-sm">
            {texts.change}
            <span className="sr-only">{texts.which(body)}</span>
          </summary>
          <div className="pt-2">
            <PromptForm intent="change" prompt={prompt} withTerms reply={reply} />
          </div>
        </details>
      )}
      {maintains && <EndClaims prompt={prompt} />}
    </li>
  );
}

/** Whether it is claimed, and by whom as far as that is told. */
function Claims({ prompt: { state, several, claims, claimedBy, claimed } }: { prompt: PromptOnPage }) {
  // The viewer's own claim is told below, with what they can do about it.
  if (state === 'proposed' || (claimed && !several && claimedBy.length === 0)) return null;
  const unnamed = claims - claimedBy.length;
  return (
    <FactLine className="text-sm">
      {several && texts.forSeveral}
      {claims === 0 && texts.free}
      {claims > 0 && claimedBy.length === 0 && texts.claimed(claims, several)}
      {claimedBy.length > 0 && (
        <span>
          {withParts(texts.claimedBy, { names: <People people={claimedBy} /> })}
          {unnamed > 0 && `, ${texts.others(unnamed)}`}
        </span>
      )}
    </FactLine>
  );
}

/** What the viewer can do about a claim of their own. */
function OwnClaim({ prompt, slug, isOpen, signedIn, names }: Pick<PromptItemProps, 'prompt' | 'slug' | 'isOpen' | 'signedIn' | 'names'>) {
  const { id, claimed, claimedAs, fulfilled, isFree, hidden } = prompt;
  if (fulfilled) return <p className="text-sm text-laurel">{texts.fulfilled}</p>;
  if (claimed) {
    return (
      <>
        <p className="text-sm text-laurel">{claimedAs === null ? texts.you : texts.youAs(claimedAs)}</p>
        {isOpen && (
          <ButtonLink to={answerAddress(slug, id)} size="sm">
            {texts.addStory}
          </ButtonLink>
        )}
        <PromptPress prompt={prompt} intent="give-back" label={texts.giveBack} variant="quiet" />
      </>
    );
  }
  if (!isFree || !isOpen || hidden) return null;
  // Signed out, the press leads to sign-in and back.
  return <PromptPress prompt={prompt} intent="claim" label={signedIn ? texts.claim : texts.signIn} variant="outline" names={names} />;
}

/** Ends claims of others, for those who maintain the collection. */
function EndClaims({ prompt }: { prompt: PromptOnPage }) {
  return prompt.claimedBy.map(({ id, name }) => (
    <PromptPress key={id} prompt={prompt} intent="end-claim" person={id} label={texts.endClaim(name)} variant="quiet" />
  ));
}

interface PromptPressProps extends Pick<ButtonProps, 'variant'> {
  prompt: Pick<PromptOnPage, 'id' | 'body'>;
  intent: string;
  label: string;
  /** Whom it concerns. */
  person?: string;
  /** Of a press for which one chooses one's name: which there are. */
  names?: PromptItemProps['names'];
  /** What is asked before it happens; without script it happens at once. */
  question?: Question;
}

/** Does something with a prompt; a plain form. */
function PromptPress({ prompt: { id, body }, intent, label, person, names, question, variant }: PromptPressProps) {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const isThis = formData?.get('intent') === intent && formData.get('prompt') === id;
  const pending = isThis && (person === undefined || formData.get('person') === person);
  const look = { variant, size: 'sm', className: 'h-auto min-h-11', pending } as const;
  const said = (
    <>
      {label}
      <span className="sr-only">{texts.which(body)}</span>
    </>
  );
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="prompt" value={id} />
      {names && (
        <Select
          label={texts.claimAs}
          name="pen"
          options={[
            { value: '', label: penNameTexts.ownName(names.own) },
            ...names.pens.map((pen) => ({ value: pen.id, label: pen.name })),
          ]}
        />
      )}
      {person !== undefined && <input type="hidden" name="person" value={person} />}
      {question ? (
        <ConfirmButton {...look} type="submit" question={question} onConfirm={() => form.current?.requestSubmit()}>
          {said}
        </ConfirmButton>
      ) : (
        <Button {...look} type="submit">
          {said}
        </Button>
      )}
    </Form>
  );
}
