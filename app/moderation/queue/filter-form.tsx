import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { CheckCard } from '~/ui/fields/check-card';
import { Select } from '~/ui/fields/select';
import { viewAddress } from '../desk/views';
import { ages, holders, type QueueFilters } from './queue-filters';
import { queueTexts as texts } from './queue-texts';

/** On a phone, labels and choices stand below each other in two columns. */
const field = 'max-sm:grid max-sm:grid-cols-[5rem_minmax(0,1fr)]';

interface FilterFormProps {
  filters: QueueFilters;
  kinds: readonly { kind: string; noun: string }[];
  reasons: readonly { id: string; label: string }[];
}

/** Which cases the queue shows; a form that asks for an address, so it works without script. */
export function FilterForm({ filters, kinds, reasons }: FilterFormProps) {
  const { grouped, ...narrowing } = filters;
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  // The browser keeps what was chosen in a field; a new address shows its own choice.
  const key = JSON.stringify(filters);
  return (
    <Form
      key={key}
      action={viewAddress('queue')}
      role="search"
      aria-label={texts.filters}
      className="mb-6 grid items-center gap-x-5 gap-y-3 sm:flex sm:flex-wrap"
    >
      <Select
        className={field}
        label={texts.reason}
        name="reason"
        defaultValue={filters.reason ?? ''}
        options={[{ value: '', label: texts.all }, ...reasons.map(({ id, label }) => ({ value: id, label }))]}
      />
      <Select
        className={field}
        label={texts.kind}
        name="kind"
        defaultValue={filters.kind ?? ''}
        options={[{ value: '', label: texts.all }, ...kinds.map(({ kind, noun }) => ({ value: kind, label: capital(noun) }))]}
      />
      <Select
        className={field}
        label={texts.age}
        name="age"
        defaultValue={filters.age ?? ''}
        options={[{ value: '', label: texts.all }, ...optionsOf(ages)]}
      />
      <Select
        className={field}
        label={texts.taken}
        name="taken"
        defaultValue={filters.taken ?? ''}
        options={[{ value: '', label: texts.anybody }, ...optionsOf(holders)]}
      />
      <CheckCard name="by" value="person" defaultChecked={grouped} label={texts.grouped} className="sm:pt-2.5" />
      {filters.person && <input type="hidden" name="person" value={filters.person} />}
      <Button type="submit" variant="outline" size="sm" className="min-h-11 justify-self-start">
        {texts.show}
      </Button>
      {isNarrowed && (
        <p className="text-sm text-muted">
          {filters.person && `${texts.ofPerson} `}
          <TextLink to={viewAddress('queue')}>{texts.showAll}</TextLink>
        </p>
      )}
    </Form>
  );
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
