import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { BlockKind } from '~/blocks/blocks';
import type { StoryArena } from '~/site/arenas';
import { TextLink } from '~/ui/actions/text-link';
import { type StorySort, sortIn, storyOrders, storySorts } from '../../story-orders';
import { listQuery, withoutKept, withQuery } from '../list-query';
import type { Narrowing } from '../narrowing.server';
import { NotShownLine } from '../not-shown/lazy-not-shown-line';
import { SHOW_ALL } from '../not-shown/not-shown';
import { type FilterName, filtersFor, filtersIn, isFiltered, type StoryFilters } from '../story-filters';
import { filterTexts as texts } from '../texts';
import { ListControls, ListFilters } from './list-controls';
import { type NarrowedList, sentBy } from './narrowed-list';

interface NarrowingFormProps {
  /** The address of the page, without a query. */
  path: string;
  /** What all its addresses say besides, by the names of parameters. */
  said?: Readonly<Record<string, string>>;
  /** Undefined: in the list's own order. */
  sort: StorySort | undefined;
  /** What the list's own order is called, with which it begins; without it, it begins with the latest. */
  ownOrder?: string;
  filters: StoryFilters;
  narrowing: Narrowing;
  /** The one arena of its stories; undefined: all. */
  arena?: StoryArena;
  /** What all its stories have in common, so that it makes no difference. */
  settled?: FilterName;
  /** Whose page it is, where the reader mutes or blocks that player. */
  author?: { name: string; kind: BlockKind } | undefined;
}

/** The order and the filters of a list without a search; works without script as a plain form. */
export function NarrowingForm({ path, said: own = {}, sort, ownOrder, filters, narrowing, arena, settled, author }: NarrowingFormProps) {
  const navigate = useNavigate();
  const { notShown } = narrowing;
  const all = { ...own, [SHOW_ALL.name]: SHOW_ALL.value };
  const said: Readonly<Record<string, string>> = notShown?.areShown ? all : own;
  const usual = ownOrder === undefined ? 'latest' : 'own';
  const sortOf = (text: string | null) => (usual === 'own' && !text ? undefined : sortIn(text));
  const whole = (query: URLSearchParams, besides = said) => {
    const address = withQuery(path, new URLSearchParams([...Object.entries(besides), ...query]));
    return withoutKept(address, narrowing.kept);
  };
  const asNow = listQuery({ sort, usual, filters });
  const list: NarrowedList = {
    ...{ path, filters, narrowing },
    kept: said,
    sort: sort === undefined || sort === usual ? '' : sort,
    sorts: [
      ...(ownOrder === undefined ? [] : [{ value: '', label: ownOrder }]),
      ...storySorts.map((value) => ({ value: value === usual ? '' : value, label: storyOrders[value].label })),
    ],
    // The names of fandoms come with the library only; elsewhere they are among the tags.
    useful: filtersFor(arena).filter((name) => name !== settled && (name !== 'fandom' || filters.fandom !== undefined)),
    addressOf: (query) => whole(listQuery({ sort: sortOf(query.get('sort')), usual, filters: filtersIn(query, arena) })),
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(list.addressOf(sentBy(event.currentTarget)), { preventScrollReset: true });
  };
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-3">
      <Form action={path} onSubmit={onSubmit} className="list-form">
        {Object.entries(said).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ListControls list={list} />
      </Form>
      <ListFilters list={list}>
        {isFiltered(filters) && (
          <p>
            <TextLink to={whole(listQuery({ sort, usual, filters: {} }))} preventScrollReset>
              {texts.clear}
            </TextLink>
          </p>
        )}
      </ListFilters>
      {notShown && notShown.stories > 0 && (
        <NotShownLine {...notShown} addresses={{ all: whole(asNow, all), usual: whole(asNow, own) }} author={author} />
      )}
    </div>
  );
}
