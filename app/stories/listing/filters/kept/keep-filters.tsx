import { Form, useLocation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import type { StorySort } from '../../story-orders';
import { listQuery } from '../list-query';
import type { Narrowing } from '../narrowing.server';
import { useKeptFocus } from '../screen/use-kept-focus';
import { isFiltered, type StoryFilters } from '../story-filters';
import { keptFilterTexts as texts } from './texts';

interface KeepFiltersProps {
  kept: NonNullable<Narrowing['kept']>;
  filters: StoryFilters;
  sort: StorySort;
}

/** What opens it, which has the focus once something is kept or forgotten. */
const OPENER = 'own-filters';

/** Keeps the filters and the order in use as one's own, or forgets those that are kept; plain forms. */
export default function KeepFilters({ kept, filters, sort }: KeepFiltersProps) {
  const { pathname, search } = useLocation();
  const scopes = kept.fandomId === undefined ? (['everywhere'] as const) : (['everywhere', 'fandom'] as const);
  const narrows = isFiltered({ ...filters, fandom: undefined });
  const isInUse = narrows || sort !== 'latest';
  useKeptFocus(JSON.stringify(kept), OPENER);
  const begun = kept.inUse && (kept.fandom ? 'fandom' : 'everywhere');
  return (
    // It is closed again once something is kept or forgotten, and for other filters.
    <Reveal
      key={`${pathname}${search} ${kept.everywhere} ${kept.fandom} ${kept.inUse}`}
      id={OPENER}
      label={isInUse && !kept.inUse ? (narrows ? texts.open : texts.openOrder) : texts.title}
      size="sm"
    >
      <p className="mb-3 text-sm text-muted">{kept.inUse ? texts.begun : texts.intro}</p>
      <div className="flex flex-wrap gap-3">
        {scopes.map((scope) => (
          <Form key={scope} method="post" action="/profile?tab=settings" preventScrollReset className="contents">
            <input type="hidden" name="scope" value={scope} />
            <input type="hidden" name="fandom" value={kept.fandomId ?? ''} />
            <input type="hidden" name="filters" value={listQuery({ sort, filters }).toString()} />
            <input type="hidden" name="back" value={pathname + search} />
            {isInUse && begun !== scope && (
              <Button type="submit" name="intent" value="keep-filters" variant="outline" size="sm" className="h-auto min-h-11">
                {texts.keep[scope]}
              </Button>
            )}
            {kept[scope] && (
              <Button type="submit" name="intent" value="forget-filters" variant="quiet" size="sm" className="h-auto min-h-11">
                {texts.forget[scope]}
              </Button>
            )}
          </Form>
        ))}
      </div>
    </Reveal>
  );
}
