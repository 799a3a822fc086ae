import type { FormEvent } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { type TagKind, tagKinds } from '~/tags/rules/tag';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { Card } from '~/ui/layout/card';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import type { Facets } from '../../listed/facets.server';
import { chosenIn } from '../filter-kinds';
import { TYPED_TAGS } from '../list-query';
import { type FilterName, filterNamed, WORDS_AT_HAND } from '../story-filters';
import { filterTexts as texts } from '../texts';
import { countOf, type NarrowedList, parametersOf, sentBy, withCounts } from './narrowed-list';

interface FilterPanelProps {
  list: NarrowedList;
  facets: Facets;
}

/** All that a list can be narrowed by, with how many of its stories have it; a plain form. */
export default function FilterPanel({ list, facets }: FilterPanelProps) {
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = sentBy(event.currentTarget);
    void navigate(withTyped(list.addressOf(sent), sent), { preventScrollReset: true });
  };
  const inRow = list.useful.filter((name) => filterNamed(name).inRow && list.filters[name] !== undefined);
  const kept = { ...list.kept, sort: list.sort, ...Object.fromEntries(inRow.map((name) => [name, list.filters[name] ?? ''])) };
  const several = list.useful.filter((name) => filterNamed(name).by === 'several');
  const plain = list.useful.filter((name) => !filterNamed(name).inRow && ['one', 'number'].includes(filterNamed(name).by));
  return (
    <Card as="section" aria-labelledby="filters" className="sm:col-span-full">
      <Form action={list.path} onSubmit={onSubmit} className="grid gap-6">
        {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <div>
          <h2 id="filters" className="display text-2xl">
            {texts.title}
          </h2>
          <p className="tabular text-muted">
            {texts.stories(facets.stories, facets.hasMore)}
            {facets.lookedInto < facets.stories && ` · ${texts.lookedInto(facets.lookedInto)}`}
          </p>
        </div>
        {/* Columns, because one kind has one tag and another ten; so wide that names keep their words whole. */}
        <div className="columns-[17rem] gap-x-10 [&>fieldset]:mb-6 [&>fieldset]:break-inside-avoid">
          {list.useful.includes('tags') && tagKinds.map((kind) => <TagChoices key={kind} kind={kind} list={list} facets={facets} />)}
          {several.map((name) => (
            <Choices
              key={name}
              name={name}
              legend={filterNamed(name).label}
              chosen={list.filters[name]}
              choices={filterNamed(name).options.map(({ value, label }) => ({
                value,
                label,
                stories: countOf(facets.values[name], value),
              }))}
            />
          ))}
        </div>
        {list.useful.includes('tags') && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TypedTags name={TYPED_TAGS.included} label={texts.typedIncluded} />
            <TypedTags name={TYPED_TAGS.excluded} label={texts.typedExcluded} />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {plain.map((name) => (
            <PlainFilter key={name} name={name} value={list.filters[name] ?? ''} facets={facets} />
          ))}
        </div>
        <datalist id="words-at-hand">
          {WORDS_AT_HAND.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
        <p className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-raised px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7">
          <Button type="submit" pending={busy} pendingText={texts.showing}>
            {texts.show}
          </Button>
          <ButtonLink to={list.addressOf(parametersOf(list, list.filters))} variant="quiet" preventScrollReset>
            {texts.close}
          </ButtonLink>
        </p>
      </Form>
    </Card>
  );
}

/** An address with the tags that a reader typed, which only the server knows. */
function withTyped(address: string, sent: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of Object.values(TYPED_TAGS)) if (sent.get(name)?.trim()) query.set(name, sent.get(name) ?? '');
  return query.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

interface Choice {
  value: string;
  label: string;
  stories: number;
}

function TagChoices({ kind, list, facets }: { kind: TagKind } & FilterPanelProps) {
  const offered = facets.tags.filter((tag) => tag.kind === kind);
  const others = list.narrowing.tags.filter((tag) => tag.kind === kind && !offered.some(({ id }) => id === tag.id));
  const { included } = chosenIn(list.filters.tags);
  // All stories of the list have a tag that they must have, and none has one that they must not.
  const storiesWith = (id: number) => (included.includes(String(id)) ? facets.lookedInto : 0);
  const choices = [...others.map((tag) => ({ ...tag, stories: storiesWith(tag.id) })), ...offered].map(({ id, name, stories }) => ({
    value: String(id),
    label: name,
    stories,
  }));
  return choices.length > 0 && <Choices name="tags" legend={texts.kinds[kind]} chosen={list.filters.tags} choices={choices} />;
}

interface ChoicesProps {
  name: FilterName;
  legend: string;
  choices: readonly Choice[];
  /** The value of the filter. */
  chosen: string | undefined;
}

/** Things of which a story must have some and must not have others. */
function Choices({ name, legend, choices, chosen }: ChoicesProps) {
  const { included, excluded } = chosenIn(chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      <ul className="grid gap-1">
        {choices.map(({ value, label, stories }) => (
          <li key={value} className="flex min-h-11 items-center gap-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>
                <SlashBreaks text={label} />
              </bdi>
              {stories > 0 && <span className="tabular text-sm text-muted">{texts.count(stories)}</span>}
            </span>
            <label className="filter-choice">
              <input type="checkbox" name={name} value={value} defaultChecked={included.includes(value)} aria-label={texts.with(label)} />
              <span aria-hidden="true">{texts.include}</span>
            </label>
            <label className="filter-choice">
              <input
                type="checkbox"
                name={name}
                value={`-${value}`}
                defaultChecked={excluded.includes(value)}
                aria-label={texts.without(label)}
              />
              <span aria-hidden="true">{texts.exclude}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function TypedTags({ name, label }: { name: string; label: string }) {
  return (
    <label className="grid gap-1.5">
      <span className="font-medium">{label}</span>
      <input
        name={name}
        maxLength={1_000}
        dir="auto"
        autoComplete="off"
        placeholder={texts.typedHint}
        className={cx(controlStyle, 'h-11')}
      />
    </label>
  );
}

function PlainFilter({ name, value, facets }: { name: FilterName; value: string; facets: Facets }) {
  const { label, any, by, options } = filterNamed(name);
  if (by === 'number') {
    const isWords = name === 'from' || name === 'to';
    return (
      <label className="grid gap-1.5">
        <span className="font-medium">{label}</span>
        <input
          name={name}
          defaultValue={value}
          placeholder={any}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          list={isWords ? 'words-at-hand' : undefined}
          className={cx(controlStyle, 'h-11')}
        />
      </label>
    );
  }
  return (
    <Select
      label={label}
      name={name}
      defaultValue={value}
      className="grid! gap-1.5! [&>label]:text-base [&>label]:text-text"
      options={[{ value: '', label: any }, ...withCounts(options, facets.values[name])]}
    />
  );
}
