import { Pencil, Plus } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { isSameName, type Saying } from '~/ai-writers/memory/story-memory';
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

type KnownPerson = MemoryView['people'][number];
type KnownThing = MemoryView['things'][number];

/** What is open for mending, as it was when its form was opened: one thing at a time. Without an entry it is a new one. */
type Mending = { kind: 'person'; entry?: KnownPerson } | { kind: 'thing'; entry?: KnownThing } | { kind: 'open'; entry?: undefined };
type MendingAt = Mending & {
  /** Its position in its list. */
  at: number;
};

/** What is known of the story: who is in it, what is where, what is open. Anybody with a seat mends it. @see docs/product/ai-writers.md */
export function MemoryCard({ memory, call }: MemoryCardProps) {
  const [mending, setMending] = useState<MendingAt>();
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
    !(mending?.kind === kind && !mending.entry) && (
      <Button size="sm" variant="quiet" className="-ml-3" onClick={() => setMending({ kind, at: Number.POSITIVE_INFINITY })}>
        <Plus aria-hidden="true" />
        {label}
      </Button>
    );
  return (
    <div className={cx('flex text-sm', isBare ? 'flex-wrap gap-x-6' : 'flex-col gap-4')}>
      <p className="w-full text-muted">{isEmpty ? texts.nothing : texts.intro}</p>
      <Group title={texts.people} isBare={isBare} footer={adds('person', texts.addPerson)}>
        {withForm(
          people.map((person, at) => (
            <Known
              key={`known ${person.name}`}
              name={person.name}
              isGuess={person.doubts.includes('person')}
              line={personLine(person)}
              onMend={call && (() => setMending({ kind: 'person', entry: person, at }))}
            />
          )),
          mending?.kind === 'person' ? mending : undefined,
          mending?.kind === 'person' && (
            <MendPerson
              person={mending.entry}
              others={people.filter(({ name }) => name !== mending.entry?.name)}
              say={say}
              onCancel={close}
            />
          ),
        )}
      </Group>
      <Group title={texts.things} isBare={isBare} footer={adds('thing', texts.addThing)}>
        {withForm(
          things.map((thing, at) => (
            <Known
              key={`known ${thing.name}`}
              name={thing.name}
              isGuess={!thing.isSaid}
              line={thingLine(thing)}
              onMend={call && (() => setMending({ kind: 'thing', entry: thing, at }))}
            />
          )),
          mending?.kind === 'thing' ? mending : undefined,
          mending?.kind === 'thing' && <MendThing thing={mending.entry} say={say} onCancel={close} />,
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
        {mending?.kind === 'open' && (
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

/** The rows of a list with the form in place of the entry that it mends. It stays, with what is typed in it, when that entry goes. */
function withForm(rows: readonly ReactElement[], mending: MendingAt | undefined, form: ReactNode): ReactNode[] {
  if (!mending) return [...rows];
  const others = rows.filter(({ key }) => key !== `known ${mending.entry?.name}`);
  return others.toSpliced(
    mending.at,
    0,
    <li key="form" className="py-1">
      {form}
    </li>,
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
}

function Known({ name, isGuess, line, onMend }: KnownProps) {
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
  thing: KnownThing | undefined;
  /** Says one thing after the other, and closes the form once all is said. */
  say(...sayings: Saying[]): Promise<void>;
  onCancel(): void;
}

function MendThing({ thing, say, onCancel }: MendThingProps) {
  const save = (form: FormData) => {
    const [name = '', place = '', holder = ''] = ['name', 'place', 'holder'].map((field) => String(form.get(field)).trim());
    const gone: Saying[] = thing && !isSameName(thing.name, name) ? [{ about: 'no-thing', name: thing.name }] : [];
    // What may be refused comes first: nothing is gone then.
    void say({ about: 'thing', name, place, holder }, ...gone);
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
