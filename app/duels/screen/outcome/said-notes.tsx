import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { Folded } from '~/ui/text/folded';
import { BY_BLOCKED } from '~/ui/texts';
import type { SaidNote } from '../../outcome/outcome.server';
import { texts } from '../../texts';
import { AboutPerson } from './about-person';

/** What readers said of one's own text, with what one can do about each. */
export function SaidNotes({ notes }: { notes: readonly SaidNote[] }) {
  return (
    <section aria-labelledby="said">
      <h2 id="said" className="display text-2xl">
        {texts.outcome.said}
      </h2>
      {notes.length === 0 && <p className="mt-3 text-muted">{texts.outcome.nothingSaid}</p>}
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {notes.map((note) => (
          <Card as="li" key={note.id} className="flex min-w-0 flex-col justify-between gap-4">
            <NoteWords note={note} />
            <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
              <input type="hidden" name="intent" value="note" />
              <input type="hidden" name="note" value={note.id} />
              <NoteButtons note={note} />
            </Form>
            {!note.hidden && <AboutPerson person={note.by} words={{ kind: 'duel-note', id: note.id }} />}
          </Card>
        ))}
      </ul>
    </section>
  );
}

function NoteWords({ note: { body, line, by, folded, hidden } }: { note: SaidNote }) {
  if (hidden) return <p className="text-muted">{texts.outcome.hiddenLine}</p>;
  return (
    <div className="min-w-0">
      <Folded why={folded && BY_BLOCKED}>
        <p dir="auto" className="font-prose text-lg wrap-anywhere">
          {body}
        </p>
      </Folded>
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        {texts.outcome.by(by?.name ?? texts.outcome.somebody)}
        {line !== null && (
          <>
            {` · ${texts.outcome.keptLine} `}
            <q dir="auto">{line}</q>
          </>
        )}
      </p>
    </div>
  );
}

function NoteButtons({ note: { thanked, helped, hidden } }: { note: SaidNote }) {
  if (hidden) {
    return (
      <Button type="submit" name="answer" value="take-back" variant="quiet" size="sm">
        {texts.outcome.takeBack}
      </Button>
    );
  }
  return (
    <>
      {thanked ? (
        <span className="text-sm text-laurel">{texts.outcome.thanked}</span>
      ) : (
        <Button type="submit" name="answer" value="thank" variant="outline" size="sm">
          {texts.outcome.thank}
        </Button>
      )}
      {helped ? (
        <span className="text-sm text-laurel">{texts.outcome.helpedDone}</span>
      ) : (
        <Button type="submit" name="answer" value="helped" variant="outline" size="sm">
          {texts.outcome.helped}
        </Button>
      )}
      <Button type="submit" name="answer" value="put-away" variant="quiet" size="sm">
        {texts.outcome.hide}
      </Button>
    </>
  );
}
