import { Form, href } from 'react-router';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { formProblem } from '~/platform/forms/form-problem';
import { followedSearchTexts as texts } from '~/stories/listing/filters/followed/texts';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { FormError } from '~/ui/states/form-error';
import { SlashBreaks } from '~/ui/text/slash-breaks';
import type { ShownSearch } from './followed-searches-data.server';
import type { FollowSearchReply } from './searches-section.server';

interface FollowedSearchesProps {
  searches: readonly ShownSearch[];
  reply: FollowSearchReply | undefined;
}

/** The searches that a player follows, each with a way to end it. */
export function FollowedSearches({ searches, reply }: FollowedSearchesProps) {
  return (
    <Card as="section" aria-labelledby="followed-searches" className="mb-6">
      <h2 id="followed-searches" className="display mb-2 text-2xl">
        {texts.title}
      </h2>
      <p role="status" className="text-muted">
        {searches.length === 0 ? texts.none : texts.some(searches.length)}
      </p>
      <FormError large className="mt-3">
        {reply && !reply.result && formProblem(reply.form)}
      </FormError>
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {searches.map(({ query, name, address }) => (
          <li key={query} className="flex items-center justify-between gap-x-4 py-1">
            <TextLink to={address} className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
              <bdi>
                <SlashBreaks text={name} />
              </bdi>
            </TextLink>
            <Form method="post" action={profileTabAddress('notifications')} preventScrollReset>
              <input type="hidden" name="search" value={query} />
              <Button
                type="submit"
                name="intent"
                value="unfollow-search"
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={texts.endOne(name)}
              >
                {texts.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to={href('/tags')} className="inline-flex min-h-11 items-center">
          {texts.tags}
        </TextLink>
      </p>
    </Card>
  );
}
