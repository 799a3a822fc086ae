import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { filtersFor, storyFilters } from '~/stories/listing/story-filters';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { controlStyle } from '~/ui/fields/field-frame';
import { Select } from '~/ui/fields/select';
import { libraryAddress } from '../library-address';
import { libraryFormTexts as texts } from '../texts';
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

  const fandomOptions = Object.entries(names).map(([value, fandom]) => ({ value, label: fandom }));

  return (
    <Form role="search" action={libraryAddress(list.home)} onSubmit={onSubmit} className="list-form">
      {!list.home && list.arena && <input type="hidden" name="tab" value={tabOf(list)} />}
      <SearchField search={list.search} />
      {/* Somebody who comes near the filters may want to choose a fandom. */}
      <fieldset className="scroll-row" onPointerEnter={fetchNames} onFocus={fetchNames}>
        <legend className="sr-only">{texts.filters}</legend>
        <Select label={texts.sort} name="sort" options={sortOptions(list.search)} value={sortValue(list.search, list.sort)} {...chosen} />
        {useful.map((name) => {
          const { label, any, options } = storyFilters[name];
          const value = list.filters[name] ?? '';
          return (
            <Select
              key={name}
              {...{ label, name, value, ...chosen }}
              options={[{ value: '', label: any }, ...(name === 'fandom' ? fandomOptions : options)]}
              className={value && 'in-use'}
            />
          );
        })}
        <noscript>
          {useful.includes('fandom') && !hasAllFandoms && (
            <Button type="submit" {...ALL_FANDOMS} variant="outline">
              {texts.allFandoms}
            </Button>
          )}
          <Button type="submit" variant="outline">
            {texts.apply}
          </Button>
        </noscript>
      </fieldset>
      {isNarrowed(list) && (
        <p className="sm:col-span-full">
          <TextLink to={listAddress(wholeList(list))} preventScrollReset>
            {texts.clear}
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
    <div className="search-box">
      <label htmlFor="search" className="sr-only">
        {texts.search}
      </label>
      <input
        id="search"
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={200}
        placeholder={texts.placeholder}
        className={controlStyle}
      />
      <button type="submit">
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">{texts.send}</span>
      </button>
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
