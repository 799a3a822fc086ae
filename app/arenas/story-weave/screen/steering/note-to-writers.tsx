import { useState } from 'react';
import { storyTones } from '~/ai-writers/card';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import type { LiveRoom } from '../../client/room/use-room';
import { ownSeat } from '../../protocol/room-view';
import { MAX_NOTE, type RoomNote } from '../../rules/note';
import { noteLine, noteTexts as texts, toneNames } from './steering-texts';

/** How the AI writers are to write, and how many: the opener says it, and anybody with a seat turns jokes off. */
export function NoteToWriters({ room }: { room: LiveRoom }) {
  const [open, setOpen] = useState(false);
  const { view } = room;
  const { note, setting, viewerId } = view;
  const opens = viewerId !== null && setting.openerId === viewerId;
  const isPeopleOnly = !setting.aiWriters;
  if (view.status === 'closed' || setting.format === 'slow' || (isPeopleOnly && !opens)) return null;
  return (
    <section aria-label={texts.title} className="flex flex-col items-start gap-2 text-sm">
      <p role="status" className="text-muted wrap-anywhere">
        {isPeopleOnly ? texts.none : noteLine(note)}
      </p>
      <div className="-ml-3 flex flex-wrap">
        {ownSeat(view) && !isPeopleOnly && (
          <Button size="sm" variant="quiet" onClick={() => void room.call('jokes', { on: !note.jokes })}>
            {note.jokes ? texts.jokesOff : texts.jokesOn}
          </Button>
        )}
        {opens && !open && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {isPeopleOnly ? texts.letIn : texts.edit}
          </Button>
        )}
      </div>
      {opens && open && (
        <NoteForm
          note={note}
          writers={isPeopleOnly ? 0 : note.writers}
          // In a room that waits, the choice of the game has their number.
          asksNumber={view.waiting === null || isPeopleOnly}
          onDone={() => setOpen(false)}
          onSave={(next) => room.call('note', { note: next })}
        />
      )}
    </section>
  );
}

interface NoteFormProps {
  note: RoomNote;
  /** How many AI writers there are at most now: 0 to 3. */
  writers: number;
  asksNumber: boolean;
  onDone(): void;
  /** @returns whether it was taken. */
  onSave(note: RoomNote): Promise<boolean>;
}

function NoteForm({ note, writers, asksNumber, onDone, onSave }: NoteFormProps) {
  const save = async (form: FormData) => {
    const tone = storyTones.find((one) => one === form.get('tone')) ?? null;
    if (await onSave({ ...note, tone, words: String(form.get('words')), writers: asksNumber ? Number(form.get('writers')) : writers }))
      onDone();
  };
  return (
    <form
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <Select
        stacked
        label={texts.tone}
        name="tone"
        defaultValue={note.tone ?? ''}
        options={[{ value: '', label: texts.asItComes }, ...storyTones.map((value) => ({ value, label: toneNames[value] }))]}
      />
      {asksNumber && (
        <Select
          stacked
          label={texts.writers}
          name="writers"
          defaultValue={String(writers)}
          options={['0', '1', '2', '3'].map((value) => ({ value, label: value === '0' ? texts.nobody : value }))}
        />
      )}
      <label className="flex flex-col gap-1 font-medium text-muted">
        {texts.words}
        <input name="words" defaultValue={note.words} maxLength={MAX_NOTE} className={cx(controlStyle, 'h-11')} />
      </label>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="outline">
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
