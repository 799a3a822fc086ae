import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/ui/actions/button';
import { controlStyle } from '~/ui/fields/field-frame';
import { Card } from '~/ui/layout/card';
import type { LiveRoom } from '../../client/room/use-room';
import type { RoomView, WaitingView } from '../../protocol/room.contract';
import type { SeatNumber } from '../../protocol/seat.contract';
import type { Inks } from '../../rules/reveal/writer-inks';
import { MAX_PROMPT } from '../../rules/room-setting';
import { WriterMark } from '../writer-mark';
import { waitingTexts as texts } from './waiting-texts';

interface ChoosePromptProps {
  room: LiveRoom;
  waiting: WaitingView;
  /** The viewer's seat; undefined for people who only look on. */
  seat: SeatNumber | undefined;
  inks: Inks;
}

/** What is written about: in Fold each person's own prompt, else the one that most people want. */
export function ChoosePrompt(props: ChoosePromptProps) {
  return props.room.view.setting.format === 'fold' ? <FoldPrompt {...props} /> : <VoteForPrompt {...props} />;
}

/** The prompt of the story that one begins, which the others do not see. */
function FoldPrompt({ room, waiting, seat }: ChoosePromptProps) {
  return (
    <Card as="section" aria-labelledby="prompts">
      <h2 id="prompts" className="display text-xl">
        {texts.foldPrompt}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.foldPromptHint}</p>
      {seat !== undefined && waiting.own && (
        <p role="status" dir="auto" className="mt-3 border-l-2 border-gold pl-3 wrap-anywhere">
          {texts.foldOwn(waiting.own)}
        </p>
      )}
      {seat !== undefined && <OwnPrompt room={room} label={texts.foldOwnPrompt} />}
    </Card>
  );
}

/** The prompts of a room that waits, with everybody's vote beside the one they want, and a box for one's own. */
function VoteForPrompt({ room, waiting, seat, inks }: ChoosePromptProps) {
  // What was just chosen is shown at once, before the server has it.
  const [asked, setAsked] = useState<number>();
  const own = asked ?? waiting.votes.find((vote) => vote.seat === seat)?.prompt;
  const vote = async (prompt: number) => {
    setAsked(prompt);
    await room.call('votePrompt', { prompt });
    setAsked(undefined);
  };
  return (
    <Card as="section" aria-labelledby="prompts">
      <fieldset className="flex flex-col gap-2">
        <legend id="prompts" className="display text-xl">
          {texts.prompts}
        </legend>
        <p className="mb-1 text-sm text-muted">{texts.promptsHint}</p>
        {waiting.prompts.map(({ id, text }) => (
          <label key={id} className="flex min-h-11 items-start gap-3 rounded-md border border-edge px-3.5 py-2.5 has-checked:border-gold">
            <input
              type="radio"
              name="prompt"
              value={id}
              checked={own === id}
              disabled={seat === undefined}
              onChange={() => void vote(id)}
              className="mt-1 size-4 shrink-0 accent-(--gold)"
            />
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {text}
            </span>
            <Voters view={room.view} waiting={waiting} prompt={id} inks={inks} />
          </label>
        ))}
      </fieldset>
      {seat !== undefined && <OwnPrompt room={room} label={texts.ownPrompt} />}
    </Card>
  );
}

/** Who wants a prompt, each by their mark. */
function Voters({ view, waiting, prompt, inks }: Omit<ChoosePromptProps, 'room' | 'seat'> & { view: RoomView; prompt: number }) {
  const voters = view.seats.filter(({ seat }) => waiting.votes.some((vote) => vote.seat === seat && vote.prompt === prompt));
  if (voters.length === 0) return null;
  return (
    <span className="mt-1 flex shrink-0 gap-1">
      <span className="sr-only">{texts.votesOf(voters.map(({ name }) => name))}</span>
      {voters.map((voter) => (
        <WriterMark key={voter.seat} seat={inks({ ...voter, writer: voter.name })} />
      ))}
    </span>
  );
}

function OwnPrompt({ room, label }: { room: LiveRoom; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const propose = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return box.current?.focus();
    if (await room.call('proposePrompt', { text: words })) setText('');
  };
  return (
    <form onSubmit={propose} className="mt-3 flex flex-wrap items-end gap-2">
      <label className="flex min-w-0 flex-[1_1_14rem] flex-col gap-1.5 text-sm font-medium">
        {label}
        <input
          ref={box}
          value={text}
          maxLength={MAX_PROMPT}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className={`${controlStyle} h-11 text-base font-normal`}
        />
      </label>
      <Button type="submit" variant="outline">
        {texts.propose}
      </Button>
    </form>
  );
}
