import { Form, useLocation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { listQuery } from '../list-query';
import type { NarrowedList } from '../screen/narrowed-list';
import { isFiltered } from '../story-filters';
import { keptFilterTexts as texts } from './texts';

/** Keeps the filters in use as one's own, or forgets those that are kept; plain forms. */
export function KeepFilters({ list: { narrowing, filters } }: { list: NarrowedList }) {
  const { pathname, search } = useLocation();
  const { kept } = narrowing;
  if (!kept) return null;
  const scopes = kept.fandomId === undefined ? (['everywhere'] as const) : (['everywhere', 'fandom'] as const);
  const isInUse = isFiltered({ ...filters, fandom: undefined });
  if (!isInUse && !scopes.some((scope) => kept[scope])) return null;
  return (
    <section aria-labelledby="own-filters" className="mt-10 sm:mt-12">
      <h3 id="own-filters" className="font-medium">
        {texts.title}
      </h3>
      <p className="mb-3 text-sm text-muted">{texts.intro}</p>
      <div className="flex flex-wrap gap-3">
        {scopes.map((scope) => (
          <Form key={scope} method="post" action="/profile?tab=settings" preventScrollReset className="contents">
            <input type="hidden" name="scope" value={scope} />
            <input type="hidden" name="fandom" value={kept.fandomId ?? ''} />
            <input type="hidden" name="filters" value={listQuery({ sort: 'latest', filters }).toString()} />
            <input type="hidden" name="back" value={pathname + search} />
            {isInUse && (
              <Button type="submit" name="intent" value="keep-filters" variant="outline" className="h-auto min-h-11">
                {texts.keep[scope]}
              </Button>
            )}
            {kept[scope] && (
              <Button type="submit" name="intent" value="forget-filters" variant="quiet" className="h-auto min-h-11">
                {texts.forget[scope]}
              </Button>
            )}
          </Form>
        ))}
      </div>
    </section>
  );
}
