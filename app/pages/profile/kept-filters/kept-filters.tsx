import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { formProblem } from '~/platform/forms/form-problem';
import { keptFilterTexts as texts } from '~/stories/listing/filters/kept/texts';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import type { ShownKept } from './kept-filters-data.server';
import type { KeepFiltersReply } from './kept-filters-section.server';

/** Says why filters were not kept; the person comes from a list, whose place on the page the browser keeps. */
export function FiltersNotKept({ reply }: { reply: KeepFiltersReply }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-8 outline-none">
      <Notice tone="error" actions={<TextLink to={reply.back}>{texts.back}</TextLink>}>
        {formProblem(reply.form)}
      </Notice>
    </div>
  );
}

/** The filters with which a player's lists begin, each with a way to forget them. */
export function KeptFilterSets({ kept }: { kept: readonly ShownKept[] }) {
  return (
    <Card as="section" aria-labelledby="kept-filters">
      <h2 id="kept-filters" className="display mb-2 text-2xl">
        {texts.title}
      </h2>
      <p role="status" className="text-muted">
        {kept.length === 0 ? texts.none : texts.some(kept.length)}
      </p>
      {kept.length > 0 && <p className="text-muted">{texts.where}</p>}
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {kept.map(({ fandomId, of, name }) => (
          <li key={fandomId ?? ''} className="flex items-center justify-between gap-x-4 py-2">
            <p className="min-w-0 wrap-anywhere">
              <bdi className="font-medium">{of}</bdi>
              <span className="block text-sm text-muted">
                <bdi>
                  <SlashBreaks text={name} />
                </bdi>
              </span>
            </p>
            <Form method="post" action={profileTabAddress('settings')} preventScrollReset>
              <input type="hidden" name="scope" value={fandomId === undefined ? 'everywhere' : 'fandom'} />
              <input type="hidden" name="fandom" value={fandomId ?? ''} />
              <input type="hidden" name="back" value={profileTabAddress('settings')} />
              <Button
                type="submit"
                name="intent"
                value="forget-filters"
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={texts.forgetOne(of)}
              >
                {texts.forgetHere}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
