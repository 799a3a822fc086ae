import type { ReactNode } from 'react';
import { href } from 'react-router';
import { MAX_SLOW_TURN } from '~/arenas/story-weave/rules/slow/slow';
import type { SlowRoomView } from '~/arenas/story-weave/server/slow/slow-view.server';
import { entrance } from '~/site/entrance';
import { ButtonLink } from '~/ui/actions/button-link';
import { Press } from '~/ui/actions/press';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { useMomentText } from '~/ui/text/moment';
import { Prose } from '~/ui/text/prose';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { texts as allTexts } from '../../texts';

const texts = allTexts.room;

/** Below the story: whose turn it is, and the one thing that the viewer can do about it. */
export function TurnCard({ room, submitId }: { room: SlowRoomView; submitId: string }) {
  return (
    <div className="mt-10 flex flex-col gap-6">
      <Turn room={room} submitId={submitId} />
      <Ending room={room} />
    </div>
  );
}

function Turn({ room, submitId }: { room: SlowRoomView; submitId: string }) {
  const momentText = useMomentText();
  const { pen, may, isWriter, viewerId, desk, id: roomId, ending } = room;
  if (!isWriter) return <Join room={room} />;
  const until = pen ? momentText(pen.until) : '';
  if (may.write) {
    return (
      <Sheet title={texts.yourTurn} text={pen?.free ? texts.yourTurnOpen : texts.yourTurnUntil(until)}>
        {desk !== '' && <OnDesk words={desk} />}
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {desk === '' || desk.length > MAX_SLOW_TURN ? (
            <ButtonLink to={href('/storyweave/slow/:roomId/write', { roomId })}>{desk === '' ? texts.write : texts.writeOn}</ButtonLink>
          ) : (
            <HandIn room={room} submitId={submitId} />
          )}
          {room.writers.length > 1 && !ending && <Press intent="pass" label={texts.pass} variant="quiet" />}
        </div>
      </Sheet>
    );
  }
  if (may.take) {
    return (
      <Sheet title={texts.yourTurn} text={texts.takeHint}>
        {desk !== '' && <OnDesk words={desk} />}
        <div className="mt-5">
          <Press intent="take" label={ending && room.isLatest ? texts.takeForEnding : texts.take} />
        </div>
      </Sheet>
    );
  }
  if (!pen || viewerId === undefined) return <Waits>{texts.waitsForOthers}</Waits>;
  return (
    <Waits>{pen.free ? texts.waitsFree(pen.name) : pen.taken ? texts.waitsTaken(pen.name, until) : texts.waits(pen.name, until)}</Waits>
  );
}

function HandIn({ room, submitId }: { room: SlowRoomView; submitId: string }) {
  const { ending, isLatest, id: roomId } = room;
  const endsIt = ending !== null && isLatest;
  return (
    <>
      {endsIt ? (
        <Press intent="hand-in-last" submitId={submitId} label={texts.handInLast} pendingText={texts.handingIn} />
      ) : (
        <Press intent="hand-in" submitId={submitId} label={texts.handIn} pendingText={texts.handingIn} />
      )}
      <ButtonLink to={href('/storyweave/slow/:roomId/write', { roomId })} variant="outline">
        {texts.writeOn}
      </ButtonLink>
      {ending && !endsIt && <Press intent="hand-in-last" submitId={submitId} label={texts.handInLast} variant="outline" />}
    </>
  );
}

function OnDesk({ words }: { words: string }) {
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold text-muted">{texts.yours}</h3>
      <div className="mt-2 border-l-2 border-gold pl-4">
        <Prose paragraphs={splitParagraphs(words)} />
      </div>
      {words.length > MAX_SLOW_TURN && (
        <Notice tone="error" className="mt-4">
          {texts.tooLong(MAX_SLOW_TURN)}
        </Notice>
      )}
    </>
  );
}

/** What people can do who do not write here. */
function Join({ room: { viewerId, may, id: roomId, freeSeats } }: { room: SlowRoomView }) {
  if (freeSeats === 0 || (viewerId !== undefined && !may.join)) return null;
  return (
    <Sheet title={texts.freeSeats(freeSeats)} text={texts.joinHint}>
      <div className="mt-5">
        {viewerId === undefined ? (
          <ButtonLink to={entrance('/signin', href('/storyweave/slow/:roomId', { roomId }), 'play')}>{texts.signIn}</ButtonLink>
        ) : (
          <Press intent="join" label={texts.join} />
        )}
      </div>
    </Sheet>
  );
}

/** After two weeks of silence: write on, or end it. */
function Ending({ room: { ending, may } }: { room: SlowRoomView }) {
  const momentText = useMomentText();
  if (!ending || !may.end) return null;
  return (
    <Sheet title={texts.ending} text={texts.endingHint(momentText(ending.closes))}>
      {ending.wants > 0 && <p className="mt-2 text-sm text-muted">{texts.endWants(ending.wants)}</p>}
      <div className="mt-5">
        <Press intent={ending.own ? 'end-not-now' : 'end-now'} label={ending.own ? texts.endNotNow : texts.endNow} variant="outline" />
      </div>
    </Sheet>
  );
}

function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="display text-2xl">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      {children}
    </Card>
  );
}

function Waits({ children }: { children: string }) {
  return <p className="border-l-2 border-line pl-4 text-muted">{children}</p>;
}
