import type { SubmissionResult } from '@conform-to/react';
import { href } from 'react-router';
import { InvitePeople } from '~/arenas/story-weave/screen/menu/invite-people';
import { WriterMark } from '~/arenas/story-weave/screen/writer-mark';
import type { SlowRoomView } from '~/arenas/story-weave/server/slow/slow-view.server';
import { ReadPart } from '~/arenas/story-weave/woven-stories/read-part';
import { AuthorLink } from '~/stories/writers/author-link';
import { Press } from '~/ui/actions/press';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PersonMenu } from '~/ui/people/person-menu';
import { InviteLink } from '~/ui/sharing/invite-link';
import { Notice } from '~/ui/states/notice';
import { preloadProse } from '~/ui/text/preload-prose';
import { Prose } from '~/ui/text/prose';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { texts as allTexts } from '../../texts';
import { Readers } from './readers';
import { TurnCard } from './turn-card';

const texts = allTexts.room;

export interface SlowRoomProps {
  room: SlowRoomView;
  /** Names the next submission. */
  submitId: string;
  /** Names of people whom the viewer could invite. */
  names: readonly string[];
  reply: { form: SubmissionResult<string[]>; result: string | undefined } | undefined;
}

/** A slow room: the story so far, whose turn it is, and what the viewer can do. */
export function SlowRoom({ room, submitId, names, reply }: SlowRoomProps) {
  const { prompt, turns, of } = room;
  preloadProse();
  const ofInvitation = reply?.form.initialValue?.intent === 'invite' || reply?.result !== undefined;
  return (
    <Page width="medium">
      <BackLink to={href('/storyweave/slow')}>{texts.back}</BackLink>
      <header className="mt-3 max-w-3xl">
        <p className="text-sm font-semibold text-muted">{texts.partOf(turns, of)}</p>
        <h1 dir="auto" className="mt-1 font-prose text-2xl leading-snug font-semibold wrap-anywhere sm:text-3xl">
          {prompt}
        </h1>
        <Progress turns={turns} of={of} />
        {room.mayReportPrompt && (
          <TextLink
            to={href('/report/:kind/:thingId', { kind: 'prompt', thingId: room.id })}
            className="inline-flex min-h-9 items-center text-sm text-muted"
          >
            {texts.reportPrompt}
          </TextLink>
        )}
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <Story room={room} />
          {!ofInvitation &&
            (reply?.form.error?.[''] ?? []).map((error) => (
              <Notice key={error} tone="error" className="mt-8">
                {error}
              </Notice>
            ))}
          <TurnCard room={room} submitId={submitId} />
        </div>
        <aside className="flex flex-col gap-8">
          <Writers room={room} />
          {room.isWriter && room.freeSeats > 0 && (
            <div>
              <InviteLink path={href('/storyweave/slow/:roomId', { roomId: room.id })} title={texts.invite} />
              {names.length > 0 && <InvitePeople names={names} reply={ofInvitation ? reply : undefined} />}
            </div>
          )}
          <Readers room={room} />
          {room.isWriter && (
            <div className="-ml-3 flex flex-wrap gap-x-3">
              <Press intent="leave" label={texts.leave} variant="quiet" size="sm" question={texts.leaveQuestion} />
              {room.may.manage && <Press intent="close" label={texts.close} variant="quiet" size="sm" question={texts.closeQuestion} />}
            </div>
          )}
        </aside>
      </div>
    </Page>
  );
}

/** How far the story is: a stitch for each of its parts. */
function Progress({ turns, of }: { turns: number; of: number }) {
  return (
    <div aria-hidden="true" className="mt-4 flex max-w-md gap-1">
      {Array.from({ length: of }, (_none, part) => (
        <span key={part} className={`h-1.5 flex-1 rounded-full ${part < turns ? 'bg-gold' : 'bg-line'}`} />
      ))}
    </div>
  );
}

function Story({ room: { parts, folds, starter, viewerId, id } }: { room: SlowRoomView }) {
  if (folds) return <p className="border-l-2 border-line pl-4 text-lg text-muted">{texts.folded}</p>;
  if (!parts) return <p className="border-l-2 border-line pl-4 text-lg text-muted">{texts.hidden}</p>;
  return (
    <section aria-label={texts.story}>
      {starter !== '' && <Prose paragraphs={splitParagraphs(starter)} dropCap={parts.length === 0} className="mb-7 text-muted" />}
      {parts.length === 0 && <p className="text-muted">{texts.nothingYet}</p>}
      <ol className="flex flex-col gap-7">
        {parts.map(({ number, seat, writer, playerId, text }) => {
          const player = playerId === null ? undefined : href('/players/:playerId', { playerId });
          const report = href('/report/:kind/:thingId', { kind: 'passage', thingId: `${id}.${number}` });
          const isOwn = playerId !== null && playerId === viewerId;
          return (
            <ReadPart
              key={number}
              part={{ number, seat, writer, ai: false, text, ...(player !== undefined && { player }) }}
              paragraphs={splitParagraphs(text)}
              menu={
                !isOwn && (
                  <PersonMenu
                    name={writer}
                    player={player}
                    report={{ to: report, what: texts.passageBy(writer) }}
                    signedIn={viewerId !== undefined}
                  />
                )
              }
            />
          );
        })}
      </ol>
    </section>
  );
}

function Writers({ room: { writers, freeSeats, pen, viewerId, may, isPrivate } }: { room: SlowRoomView }) {
  return (
    <section aria-labelledby="writers">
      <h2 id="writers" className="font-semibold">
        {texts.writers}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {writers.map(({ playerId, name, seat, turns }) => (
          <li key={playerId} className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5">
            <WriterMark seat={seat} />
            <span className="font-medium wrap-anywhere">
              <AuthorLink name={name} playerId={playerId} />
            </span>
            <span className="ml-auto text-sm text-muted">
              {[playerId === viewerId ? texts.you : '', pen?.playerId === playerId && !pen.free ? texts.hasPen : texts.turns(turns)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {may.manage && isPrivate && playerId !== viewerId && (
              <Press intent="remove" person={playerId} label={texts.remove(name)} variant="quiet" size="sm" />
            )}
          </li>
        ))}
        {freeSeats > 0 && <li className="flex min-h-11 items-center text-sm text-muted">{texts.freeSeats(freeSeats)}</li>}
      </ul>
    </section>
  );
}
