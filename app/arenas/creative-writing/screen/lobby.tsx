import { useEffect, useRef } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { RoomScene } from '~/ui/layout/room-scene';
import { Notice } from '~/ui/states/notice';
import type { Aims } from '../goal/aims.server';
import { GoalChoice } from '../goal/goal-choice';
import { OwnRecordings, type ShownRecording } from '../recording/own-recordings';
import { recordingTexts } from '../recording/texts';
import { LeftoverWords } from '../saving/leftover-words';
import type { DealtPrompt } from '../session/prompts/prompt.contract';
import { type NewPrompt, useNewPrompt } from '../session/prompts/use-new-prompt';
import type { ParentStory } from '../session/writing-types';
import { texts } from '../texts';
import { Brought } from '../visiting/brought';
import type { BroughtWords } from '../visiting/visitor-words.server';
import { BeginningChoice } from './beginning-choice';
import { DeskScene } from './desk-scene';
import { StartingPoint } from './starting-point';
import { screenTexts } from './texts';
import { WaysToWrite, type WaysToWriteProps } from './ways-to-write';

const START_FORM = 'start-writing';

/** A draft as its writer's list shows it. */
interface ListedDraft {
  id: string;
  title: string;
  wordCount: number;
  /** Such as 'Mar 1, 2026'. */
  updatedOn: string;
}

export interface LobbyProps {
  playerId: string;
  /** A prompt with its openers; for an appendage, openers that lead on from any ending. */
  dealt: DealtPrompt;
  drafts: readonly ListedDraft[];
  /** What they have recorded on other desks. */
  recordings: readonly ShownRecording[];
  ways: WaysToWriteProps['ways'];
  aims: Aims;
  /** What was typed as a goal and is none. */
  refusedGoal: string | undefined;
  /** How long a session lasts. */
  minutes: number;
  parent: ParentStory | undefined;
  /** Whether the story to continue is missing or not readable by this player. */
  parentMissing: boolean;
  /** Whether the player comes from a session without words of their own. */
  endedEmpty: boolean;
  /** What the player wrote here before they had an account. */
  brought: BroughtWords | undefined;
  /** Why the session did not start, or no new prompt was found. */
  error: string | undefined;
}

/** Before a session: a prompt to choose, and the player's unpublished drafts. */
export function Lobby({
  playerId,
  dealt,
  drafts,
  recordings,
  ways,
  aims,
  refusedGoal,
  minutes,
  parent,
  parentMissing,
  endedEmpty,
  brought,
  error,
}: LobbyProps) {
  const card = useNewPrompt(dealt);
  const starting = useNavigation().formData?.get('intent') === 'start';
  const problem = card.error ?? error;
  return (
    <>
      <RoomScene drawing={<DeskScene />} width="medium">
        <PageHeading title={screenTexts.creativeWriting} intro={screenTexts.intro} />
      </RoomScene>
      <Page width="medium">
        <div className="mb-6 flex flex-col gap-3 empty:hidden">
          {problem && <Notice tone="error">{problem}</Notice>}
          {endedEmpty && (
            <Notice tone="info" title={texts.nothingWritten.title}>
              {texts.nothingWritten.description}
            </Notice>
          )}
          {parentMissing && <Notice tone="info">{texts.unreadableParent}</Notice>}
        </div>
        {brought && <Brought words={brought} />}
        <LeftoverWords playerId={playerId} taken={brought?.body} />
        <Card as="section" aria-labelledby="prompt">
          {parent ? <StartingPoint parent={parent} /> : <ShownPrompt prompt={card.prompt} />}
          <div className="mt-6 mb-5">
            <BeginningChoice form={START_FORM} openers={card.openers} />
          </div>
          <CheckCard form={START_FORM} name="record" className="mb-5" label={recordingTexts.record} hint={screenTexts.recordHint} />
          <div className="flex flex-col gap-3 sm:flex-row">
            <Form method="post" id={START_FORM} autoComplete="off" className="contents">
              <input type="hidden" name="prompt" value={card.prompt} />
              <input type="hidden" name="parent" value={parent?.id ?? ''} />
              <TimeZoneInput />
              <Button type="submit" name="intent" value="start" size="lg" pending={starting} pendingText={screenTexts.starting}>
                {screenTexts.start(minutes)}
              </Button>
            </Form>
            {!parent && <NewPromptForm card={card} />}
          </div>
          <p className="mt-5 text-sm text-muted">{screenTexts.startHint}</p>
        </Card>
        <div className="mt-6">
          <GoalChoice {...aims} refused={refusedGoal} />
        </div>
        <Drafts drafts={drafts} />
        <OwnRecordings recordings={recordings} />
        <WaysToWrite ways={ways} />
      </Page>
    </>
  );
}

function ShownPrompt({ prompt }: { prompt: string }) {
  return (
    <>
      <h2 id="prompt" className="text-base font-semibold text-muted">
        {screenTexts.yourPrompt}
      </h2>
      <p aria-live="polite" className="mt-3 font-prose text-xl leading-[1.6] sm:text-2xl sm:leading-normal">
        {prompt}
      </p>
    </>
  );
}

function NewPromptForm({ card }: { card: NewPrompt }) {
  return (
    <Form
      method="post"
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        card.renew();
      }}
    >
      {card.seen.map((seen) => (
        <input key={seen} type="hidden" name="seen" value={seen} />
      ))}
      <Button
        type="submit"
        name="intent"
        value="prompt"
        size="lg"
        variant="outline"
        pending={card.pending}
        pendingText={screenTexts.thinking}
      >
        {screenTexts.newPrompt}
      </Button>
    </Form>
  );
}

/** Sends the writer's time zone, because the title has their local date. */
function TimeZoneInput() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return <input ref={input} type="hidden" name="timeZone" defaultValue="" />;
}

function Drafts({ drafts }: { drafts: readonly ListedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="mt-10">
      <h2 id="drafts" className="display mb-3 text-2xl">
        {screenTexts.yourDrafts}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5">
            <TextLink to={href('/story/:storyId', { storyId: draft.id })} className="min-w-0 wrap-anywhere">
              {draft.title}
            </TextLink>
            <span className="text-sm text-muted">
              {wordsText(draft.wordCount)} · {draft.updatedOn}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
