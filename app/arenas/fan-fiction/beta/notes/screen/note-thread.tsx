import type { SubmissionResult } from '@conform-to/react';
import { useRef } from 'react';
import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { TextLink } from '~/ui/actions/text-link';
import { PersonMenu } from '~/ui/people/person-menu';
import { Folded } from '~/ui/text/folded';
import { Moment } from '~/ui/text/moment';
import { CommentHead, CommentText } from '../../../comments/screen/comment-text';
import type { BetaNote, NoteThread as Thread } from '../read-notes.server';
import { noteTexts as texts } from '../texts';
import { NoteForm } from './note-form';
import { ProposedWording } from './proposed-wording';

interface NoteThreadProps {
  thread: Thread;
  playerId: string;
  chapterId: string;
  /** The id of the answer that is written next. */
  newId: string;
  reply: SubmissionResult<string[]> | undefined;
}

/** A note with its answers; folded once it is resolved. */
export function NoteThread({ thread, playerId, chapterId, newId, reply }: NoteThreadProps) {
  const { id, note, answers, resolved, mayResolve, proposal } = thread;
  const isAnswering = reply?.initialValue?.answers === id;
  return (
    <Folded why={resolved && (note ? texts.resolvedBy(note.author) : texts.resolved)}>
      {note ? <Note note={note} /> : <p className="text-sm text-muted">{texts.notShown}</p>}
      {proposal && <ProposedWording noteId={id} proposal={proposal} what={note && texts.noteBy(note.author)} />}
      {answers.length > 0 && (
        <ul className="mt-3 grid gap-3 border-l border-line pl-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <Note note={answer} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-2">
        {mayResolve && (
          <Form method="post" preventScrollReset className="-ml-3.5">
            <input type="hidden" name="note" value={id} />
            <Button type="submit" name="intent" value={resolved ? 'reopen' : 'resolve'} size="sm" variant="quiet">
              {resolved ? texts.reopen : texts.resolve}
              {note && <span className="sr-only"> {texts.noteBy(note.author)}</span>}
            </Button>
          </Form>
        )}
        <details open={isAnswering || undefined} className="min-w-0 flex-1 basis-40">
          <summary className="min-h-9 cursor-pointer content-center px-1 text-sm font-medium">
            {texts.answer}
            {note && <span className="sr-only"> {texts.noteBy(note.author)}</span>}
          </summary>
          <div className="pt-2">
            <NoteForm
              intent="answer"
              {...{ playerId, chapterId, id: newId, reply }}
              about={{ answers: id }}
              labels={{ text: texts.ownAnswer, send: texts.sendAnswer }}
            />
          </div>
        </details>
      </div>
    </Folded>
  );
}

function Note({ note: { id, author, authorId, isByOwner, isOwn, text, at, mayRemove } }: { note: BetaNote }) {
  const what = texts.noteBy(author);
  const report = href('/report/:kind/:thingId', { kind: 'beta-note', thingId: id });
  return (
    <>
      <CommentHead author={author} authorId={authorId} badge={isByOwner ? 'author' : undefined} note={<Moment at={at} />} />
      {text !== '' && <CommentText text={text} />}
      <div className="relative -ml-3.5 flex flex-wrap items-center">
        {mayRemove && <Remove id={id} what={what} />}
        {authorId === undefined ? (
          <TextLink to={report} className="inline-flex min-h-9 items-center px-3.5 text-sm text-muted">
            {texts.report}
            <span className="sr-only"> {what}</span>
          </TextLink>
        ) : (
          !isOwn && (
            <PersonMenu name={author} player={href('/players/:playerId', { playerId: authorId })} report={{ to: report, what }} signedIn />
          )
        )}
      </div>
    </>
  );
}

function Remove({ id, what }: { id: string; what: string }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="intent" value="remove-note" />
      <input type="hidden" name="note" value={id} />
      <ConfirmButton
        type="submit"
        size="sm"
        variant="quiet"
        question={{ ...texts.removeQuestion, tone: 'danger' }}
        onConfirm={() => form.current?.requestSubmit()}
      >
        {texts.remove}
        <span className="sr-only"> {what}</span>
      </ConfirmButton>
    </Form>
  );
}
