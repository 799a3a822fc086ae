import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { filtersFor, isFiltered, storyFilters } from '~/stories/listing/story-filters';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { Collapsible } from '~/ui/layout/collapsible';
import { libraryAddress } from '../library-address';
import type { LibraryData } from './library-data.server';
import { ALL_FANDOMS, isNarrowed, type LibraryList, listAddress, listOf, sortOptions, sortValue, wholeList } from './library-list';
import { useFandomNames } from './use-fandom-names';

type LibraryFormProps = Pick<LibraryData, 'list' | 'fandoms' | 'hasAllFandoms'>;

/** Search, filters and sort order; works without script as a plain form. */
export function LibraryForm({ list: shown, fandoms, hasAllFandoms }: LibraryFormProps) {
  const navigate = useNavigate();
  const list = usePendingList(shown);
  const useful = filtersFor(list.arena);
  const { names, fetchNames } = useFandomNames({ fandoms, hasAllFandoms });
  const send = (form: HTMLFormElement) =>
    void navigate(listAddress(listOf(new URLSearchParams(textsOf(new FormData(form))), list.home)), { preventScrollReset: true });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  const chosen = { onChange: (event: { currentTarget: HTMLSelectElement }) => event.currentTarget.form && send(event.currentTarget.form) };

  return (
    <Form role="search" action={libraryAddress(list.home)} onSubmit={onSubmit} className="grid gap-4">
      {!list.home && list.arena && <input type="hidden" name="tab" value={tabOf(list)} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SearchField search={list.search} />
        <Select
          label="Sort by"
          name="sort"
          options={sortOptions(list.search)}
          value={sortValue(list.search, list.sort)}
          {...chosen}
          className="w-full sm:w-auto"
        />
      </div>
      <div className="quiet-details">
        <Collapsible
          title={isFiltered(list.filters) ? 'Filters (in use)' : 'Filters'}
          defaultOpen={isFiltered(shown.filters) || hasAllFandoms}
          onOpen={fetchNames}
        >
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3 [&_label]:w-20">
            {useful.map((name) => {
              const { label, any, options } = storyFilters[name];
              const fandomOptions = Object.entries(names).map(([value, fandom]) => ({ value, label: fandom }));
              return (
                <Select
                  key={name}
                  {...{ label, name, ...chosen }}
                  options={[{ value: '', label: any }, ...(name === 'fandom' ? fandomOptions : options)]}
                  value={list.filters[name] ?? ''}
                  onFocus={name === 'fandom' ? fetchNames : undefined}
                />
              );
            })}
          </div>
          <noscript>
            {useful.includes('fandom') && !hasAllFandoms && (
              <Button type="submit" {...ALL_FANDOMS} variant="outline" className="mt-4 mr-3">
                Show all fandoms
              </Button>
            )}
            <Button type="submit" variant="outline" className="mt-4">
              Apply
            </Button>
          </noscript>
        </Collapsible>
      </div>
      {isNarrowed(list) && (
        <p>
          <TextLink to={listAddress(wholeList(list))} preventScrollReset>
            Clear search and filters
          </TextLink>
        </p>
      )}
    </Form>
  );
}

function SearchField({ search }: { search: string }) {
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  return (
    <div className="flex w-full gap-3 sm:max-w-md sm:flex-1">
      <label htmlFor="search" className="sr-only">
        Search stories
      </label>
      <input
        id="search"
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={200}
        placeholder="Title, author, prompt or text"
        className={cx(controlStyle, 'h-11 min-w-0')}
      />
      <Button type="submit" variant="outline">
        <Search aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Search</span>
      </Button>
    </div>
  );
}

/** The list being loaded, so that the selection stays meanwhile; otherwise the one shown. */
function usePendingList(shown: LibraryList): LibraryList {
  const { location } = useNavigation();
  if (location?.pathname !== libraryAddress(shown.home)) return shown;
  return listOf(new URLSearchParams(location.search), shown.home);
}

function tabOf(list: LibraryList): string {
  return new URL(listAddress(list), 'http://library').searchParams.get('tab') ?? '';
}

function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
}
