import { memoryPronouns, type Saying } from '~/ai-writers/memory/story-memory';
import { Button } from '~/ui/actions/button';
import { Select } from '~/ui/fields/select';
import { MAX_KNOWN_NAME, type MemoryView } from '../../protocol/memory.contract';
import { personStates, pronounNames, stateNames, stateOf, memoryTexts as texts } from './memory-texts';
import { Line, MendingForm } from './mending-form';

type KnownPerson = MemoryView['people'][number];

interface MendPersonProps {
  /** Undefined for a new one. */
  person: KnownPerson | undefined;
  others: readonly KnownPerson[];
  /** Says one thing after the other, and closes the form once all is said. */
  say(...sayings: Saying[]): Promise<void>;
  onCancel(): void;
}

/** What people can say of a person: who they are called, where they are, that they are another's other name, or nobody. */
export function MendPerson({ person, others, say, onCancel }: MendPersonProps) {
  const save = async (form: FormData) => {
    const name = String(form.get('name')).trim();
    const as = String(form.get('as') ?? '');
    if (name === '') return;
    if (person && as !== '') return say({ about: 'same', name: person.name, as });
    const state = form.get('state');
    const saying: Saying = {
      ...{ about: 'person', name, pronoun: memoryPronouns.find((one) => one === form.get('pronoun')) ?? null },
      ...{ here: state === 'here', alive: state !== 'dead' },
    };
    // Under another name they stay who they were.
    const renamed: Saying[] = person && person.name !== name ? [{ about: 'same', name: person.name, as: name }] : [];
    return say(...renamed, saying);
  };
  return (
    <MendingForm label={texts.mend(person?.name ?? texts.addPerson)} onSave={(form) => void save(form)} onCancel={onCancel}>
      <Line label={texts.name} name="name" value={person?.name ?? ''} max={MAX_KNOWN_NAME} required />
      <Select
        stacked
        label={texts.pronoun}
        name="pronoun"
        defaultValue={person?.pronoun ?? ''}
        options={['' as const, ...memoryPronouns].map((value) => ({ value, label: pronounNames[value] }))}
      />
      <Select
        stacked
        label={texts.state}
        name="state"
        defaultValue={person ? stateOf(person) : 'here'}
        options={personStates.map((value) => ({ value, label: stateNames[value] }))}
      />
      {person && others.length > 0 && (
        <Select
          stacked
          label={texts.sameAs}
          name="as"
          defaultValue=""
          options={[{ value: '', label: texts.nobodyElse }, ...others.map(({ name }) => ({ value: name, label: name }))]}
        />
      )}
      {person && (
        <div className="-ml-3 flex flex-wrap">
          <Button size="sm" variant="quiet" onClick={() => void say({ about: 'no-person', name: person.name })}>
            {texts.noPerson}
          </Button>
          {person.also.map((other) => (
            <Button key={other} size="sm" variant="quiet" onClick={() => void say({ about: 'two', name: person.name, other })}>
              {texts.isTwo(other)}
            </Button>
          ))}
        </div>
      )}
    </MendingForm>
  );
}
