import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Form, href, useNavigate, useNavigation } from 'react-router';
import { ListControls, ListFilters } from '~/stories/listing/filters/screen/list-controls';
import { sentBy } from '~/stories/listing/filters/screen/narrowed-list';
import { libraryAddress } from '~/stories/listing/library-address';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { controlStyle } from '~/ui/fields/field-frame';
import { libraryFormTexts as texts } from '../texts';
import type { LibraryData } from './library-data.server';
import { ALL_FANDOMS, addressAsIs, BEGUN_ORDER, isNarrowed, type LibraryList, listOf, narrowedLibrary, wholeList } from './library-list';
import { useFandomNames } from './use-fandom-names';

type LibraryFormProps = Pick<LibraryData, 'list' | 'narrowing' | 'fandoms' | 'hasAllFandoms'>;

/** Search, filters and sort order; works without script as a plain form. */
export function LibraryForm({ list: shown, narrowing, fandoms, hasAllFandoms }: LibraryFormProps) {
  const navigate = useNavigate();
  const list = usePendingList(shown);
  const narrowed = narrowedLibrary(list, narrowing);
  const { names, fetchNames } = useFandomNames({ fandoms, hasAllFandoms });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(narrowed.addressOf(sentBy(event.currentTarget)), { preventScrollReset: true });
  };
  const hasFandoms = narrowed.useful.includes('fandom');
  const allFandoms = hasFandoms && !hasAllFandoms && (
    <Button type="submit" {...ALL_FANDOMS} variant="outline">
      {texts.allFandoms}
    </Button>
  );
  return (
    <>
      <Form role="search" action={libraryAddress(list.home)} onSubmit={onSubmit} className="list-form">
        {!list.search && list.sort === narrowing.kept?.sort && <input type="hidden" name={BEGUN_ORDER} value={narrowed.sort} />}
        {narrowed.kept.tab && <input type="hidden" name="tab" value={narrowed.kept.tab} />}
        <SearchField search={list.search} />
        {/* A reader who comes near the filters may want to choose a fandom. */}
        <ListControls
          list={narrowed}
          options={{ fandom: Object.entries(names).map(([value, label]) => ({ value, label })) }}
          plain={allFandoms}
          onNear={fetchNames}
        />
        {isNarrowed(list) && (
          <p className="sm:col-span-full">
            <TextLink to={addressAsIs(wholeList(list), narrowing)} preventScrollReset>
              {texts.clear}
            </TextLink>
            {list.search && (
              <TextLink to={href('/stories/search-help')} className="ml-5">
                {texts.help}
              </TextLink>
            )}
          </p>
        )}
      </Form>
      <ListFilters list={narrowed} />
    </>
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
