import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Saying } from '~/ai-writers/memory/story-memory';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import type { CallRoom } from '../../client/room/room-session';
import { MAX_KNOWN_NAME, MAX_KNOWN_TEXT, type MemoryView } from '../../protocol/memory.contract';
import { personLine, memoryTexts as texts, thingLine } from './memory-texts';
import { MendPerson } from './mend-person';
import { Line, MendingForm } from './mending-form';

interface MemoryCardProps {
  memory: MemoryView;
  /** Undefined for those who only look. */
  call: CallRoom | undefined;
}

/** What is open for mending: one thing at a time, by its kind and name; an empty name for a new one. */
type Mending = `${'person' | 'thing' | 'open'} ${string}`;

/** What is known of the story: who is in it, what is where, what is open. Anybody with a seat mends it. @see docs/product/ai-writers.md */
export function MemoryCard({ memory, call }: MemoryCardProps) {
  const [mending, setMending] = useState<Mending>();
  const close = () => setMending(undefined);
  // What is refused stays in its form.
  const say = async (...sayings: Saying[]) => {
    for (const saying of sayings) if (!(await call?.('remember', { saying }))) return;
    close();
  };
  const { people, things, open } = memory;
  const isEmpty = people.length + things.length + open.length === 0;
  // With nothing under them, the headings would push what stands below the card out of the window.
  const isBare = isEmpty && mending === undefined;
  const adds = (kind: 'person' | 'thing' | 'open', label: string) =>
    call &&
    mending !== `${kind} ` && (
      <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setMending(`${kind} `)}>
        <Plus aria-hidden="true" />
        {label}
      </Button>
    );
  return (
    <div className={cx('flex text-sm', isBare ? 'flex-wrap gap-x-6' : 'flex-col gap-4')}>
      <p className="w-full text-muted">{isEmpty ? texts.nothing : texts.intro}</p>
      <Group title={texts.people} isBare={isBare} footer={adds('person', texts.addPerson)}>
        {people.map((person) => (
          <Known
            key={person.name}
            name={person.name}
            isGuess={person.doubts.includes('person')}
            line={personLine(person)}
            onMend={call && (() => setMending(`person ${person.name}`))}
          >
            {mending === `person ${person.name}` && (
              <MendPerson person={person} others={people.filter((one) => one !== person)} say={say} onCancel={close} />
            )}
          </Known>
        ))}
        {mending === 'person ' && (
          <li>
            <MendPerson person={undefined} others={people} say={say} onCancel={close} />
          </li>
        )}
      </Group>
      <Group title={texts.things} isBare={isBare} footer={adds('thing', texts.addThing)}>
        {things.map((thing) => (
          <Known
            key={thing.name}
            name={thing.name}
            isGuess={!thing.isSaid}
            line={thingLine(thing)}
            onMend={call && (() => setMending(`thing ${thing.name}`))}
          >
            {mending === `thing ${thing.name}` && <MendThing thing={thing} say={say} onCancel={close} />}
          </Known>
        ))}
        {mending === 'thing ' && (
          <li>
            <MendThing thing={undefined} say={say} onCancel={close} />
          </li>
        )}
      </Group>
      <Group title={texts.open} isBare={isBare} footer={adds('open', texts.addOpen)}>
        {open.map(({ text }) => (
          <li key={text} className="flex items-start justify-between gap-3">
            <span className="min-w-0 py-1 wrap-anywhere">{text}</span>
            {call && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={texts.settle(text)}
                onClick={() => void call('remember', { saying: { about: 'closed', text } })}
              >
                {texts.settled}
              </Button>
            )}
          </li>
        ))}
        {mending === 'open ' && (
          <li>
            <MendingForm
              label={texts.addOpen}
              onCancel={close}
              onSave={(form) => void say({ about: 'open', text: String(form.get('text')) })}
            >
              <Line label={texts.openText} name="text" value="" max={MAX_KNOWN_TEXT} required />
            </MendingForm>
          </li>
        )}
      </Group>
    </div>
  );
}

interface GroupProps {
  title: string;
  /** Whether only the footer is seen. */
  isBare: boolean;
  footer: ReactNode;
  children: ReactNode;
}

function Group({ title, isBare, footer, children }: GroupProps) {
  return (
    <section>
      <h3 className={isBare ? 'sr-only' : 'font-semibold'}>{title}</h3>
      <ul className="flex flex-col">{children}</ul>
      {footer}
    </section>
  );
}

interface KnownProps {
  name: string;
  isGuess: boolean;
  line: string;
  onMend: (() => void) | undefined;
  /** The form, while it is open. */
  children: ReactNode;
}

function Known({ name, isGuess, line, onMend, children }: KnownProps) {
  if (children) return <li className="py-1">{children}</li>;
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="min-w-0 py-1 wrap-anywhere">
        <strong className="font-semibold">
          {name}
          {isGuess && '?'}
        </strong>{' '}
        <span className="text-muted">{line}</span>
      </span>
      {onMend && (
        <Button size="sm" variant="quiet" aria-label={texts.mend(name)} onClick={onMend} className="px-2">
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
      )}
    </li>
  );
}

interface MendThingProps {
  thing: MemoryView['things'][number] | undefined;
  /** Says one thing after the other, and closes the form once all is said. */
  say(...sayings: Saying[]): Promise<void>;
  onCancel(): void;
}

function MendThing({ thing, say, onCancel }: MendThingProps) {
  const save = (form: FormData) => {
    const [name = '', place = '', holder = ''] = ['name', 'place', 'holder'].map((field) => String(form.get(field)).trim());
    const gone: Saying[] = thing && thing.name !== name ? [{ about: 'no-thing', name: thing.name }] : [];
    void say(...gone, { about: 'thing', name, place, holder });
  };
  return (
    <MendingForm label={texts.mend(thing?.name ?? texts.addThing)} onSave={save} onCancel={onCancel}>
      <Line label={texts.name} name="name" value={thing?.name ?? ''} max={MAX_KNOWN_NAME} required />
      <Line label={texts.place} name="place" value={thing?.place ?? ''} max={MAX_KNOWN_TEXT} />
      <Line label={texts.holder} name="holder" value={thing?.holder ?? ''} max={MAX_KNOWN_NAME} />
      {thing && (
        <Button size="sm" variant="quiet" className="-ml-3 self-start" onClick={() => void say({ about: 'no-thing', name: thing.name })}>
          {texts.noThing}
        </Button>
      )}
    </MendingForm>
  );
}
