import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { cx } from '~/ui/cx';
import { Select } from '~/ui/fields/select';
import { sortIn } from '../../story-orders';
import { activeFilters } from '../active-filters';
import { FollowSearch } from '../followed/lazy-follow-search';
import { KeepFilters } from '../kept/lazy-keep-filters';
import { NO_FILTERS, OPEN_FILTERS, TYPED_TAGS, withQuery } from '../list-query';
import type { LeftOut } from '../searched-for.server';
import { filterNamed, isFiltered, MOST_TAGS } from '../story-filters';
import { filterTexts as texts } from '../texts';
import { FilterPanel } from './lazy-filter-panel';
import { type NarrowedList, parametersOf, sentBy, withCounts } from './narrowed-list';
import { useKeptFocus } from './use-kept-focus';

interface ListControlsProps {
  list: NarrowedList;
  /** Options of filters whose values the page knows. */
  options?: { fandom?: readonly { value: string; label: string }[] };
  /** What the form offers without script, before its button. */
  plain?: ReactNode;
  /** What somebody who comes near the filters may need. */
  onNear?(): void;
}

/** The order and the nearest filters of a list, in a row, within the form of its page. */
export function ListControls({ list, options, plain, onNear }: ListControlsProps) {
  const navigate = useNavigate();
  const onChange = ({ currentTarget: { form } }: { currentTarget: HTMLSelectElement }) => {
    if (form) void navigate(list.addressOf(sentBy(form)), { preventScrollReset: true });
  };
  const hidden = list.useful.filter((name) => !filterNamed(name).inRow && list.filters[name] !== undefined);
  return (
    <fieldset
      className="flex min-w-0 gap-2 sm:flex-wrap md:gap-1 xl:gap-1.5"
      ref={(row) => {
        // They may have come before the page could hear of it.
        if (row?.contains(document.activeElement) || row?.matches(':hover')) onNear?.();
      }}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <legend className="sr-only">{texts.filters}</legend>
      <div className="scroll-row">
        <Select label={texts.sort} name="sort" options={list.sorts} value={list.sort} onChange={onChange} />
        {list.useful
          .filter((name) => filterNamed(name).inRow)
          .map((name) => {
            const { label, any, options: own } = filterNamed(name);
            const value = list.filters[name] ?? '';
            return (
              <Select
                key={name}
                {...{ label, name, value, onChange }}
                options={[
                  { value: '', label: any },
                  ...((name === 'fandom' && options?.fandom) || withCounts(own, list.narrowing.facets?.values[name])),
                ]}
                className={value && 'in-use'}
              />
            );
          })}
        <noscript>
          {plain}
          <Button type="submit" variant="outline">
            {texts.apply}
          </Button>
        </noscript>
      </div>
      <OpenFilters list={list} />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={list.filters[name]} />
      ))}
    </fieldset>
  );
}

/** The link that opens all filters, which has the focus when what had it is gone. */
const OPENER = 'more-filters';

/** The way to all others, and to be rid of them, after the row; on a phone it stands beside what scrolls. */
function OpenFilters({ list }: { list: NarrowedList }) {
  const count = activeFilters(list.filters, new Map()).length;
  const query = parametersOf(list, list.filters);
  const isOpen = list.narrowing.facets !== undefined;
  const closed = list.addressOf(query);
  query.set(OPEN_FILTERS.name, OPEN_FILTERS.value);
  // A list that somebody freed of what they keep stays so; no tag is named.
  if (closed.endsWith(`${OPEN_FILTERS.name}=${NO_FILTERS}`)) query.set(TYPED_TAGS.included, '');
  return (
    <ButtonLink
      id={OPENER}
      to={isOpen ? closed : withQuery(list.path, query)}
      aria-expanded={isOpen}
      variant="outline"
      size="sm"
      className={cx('shrink-0 md:max-xl:px-2', count > 0 && 'border-gold text-gold')}
      preventScrollReset
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {/* On the narrowest phones its words would leave the row beside it one select and an edge of the next. */}
      <span className="max-[22rem]:sr-only">{count > 0 ? texts.moreChosen(count) : texts.more}</span>
    </ButtonLink>
  );
}

/** What a list is narrowed by, each with a way to be rid of it, and all filters where its address opens them. */
export function ListFilters({ list, children }: { list: NarrowedList; children?: ReactNode }) {
  useKeptFocus(JSON.stringify([list.filters, list.narrowing.facets !== undefined, list.narrowing.kept]), OPENER);
  const names = new Map(list.narrowing.tags.map(({ id, name }) => [String(id), name]));
  const active = activeFilters(list.filters, names);
  return (
    <>
      <p role="status" className="text-muted empty:hidden">
        {leftOutText(list.narrowing.leftOut)}
      </p>
      {active.length > 0 && (
        <ul aria-label={texts.active} className="flex flex-wrap gap-2">
          {active.map(({ label, left }) => (
            <li key={label} className="max-w-full">
              <Link discover="none" to={list.addressOf(parametersOf(list, left))} preventScrollReset className="filter-chip">
                <span className="sr-only">{texts.remove(label)}</span>
                <span aria-hidden="true" className="truncate">
                  <bdi>{label}</bdi>
                </span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <OwnNarrowing list={list} />
      {list.narrowing.facets && <FilterPanel list={list} facets={list.narrowing.facets} />}
      {children}
    </>
  );
}

/** What the list does without; undefined for nothing. */
function leftOutText({ unknown, tooMany, isWithoutOr }: LeftOut): string | undefined {
  const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
  const said = [
    unknown.length > 0 && texts.unknown(quoted(unknown), unknown.length),
    tooMany.length > 0 && texts.tooMany(quoted(tooMany), MOST_TAGS),
    isWithoutOr && texts.withoutOr,
  ];
  return said.filter(Boolean).join(' ') || undefined;
}

/** What signed-in people do with the filters in use, besides reading: they are told of new stories, or begin lists with them. */
function OwnNarrowing({ list }: { list: NarrowedList }) {
  const { kept, toFollow } = list.narrowing;
  const sort = sortIn(list.sort);
  const maybeKept = kept && (kept.everywhere || kept.fandom || isFiltered({ ...list.filters, fandom: undefined }) || sort !== 'latest');
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden [&_summary]:min-h-11">
      {toFollow && <FollowSearch {...toFollow} />}
      {maybeKept && <KeepFilters kept={kept} filters={list.filters} sort={sort} />}
    </div>
  );
}
