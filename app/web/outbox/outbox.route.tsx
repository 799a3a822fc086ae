import { data, href } from 'react-router';
import { pageTitle } from '~/site/page-title';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { outboxFor } from '../feature.server';
import type { Route } from './+types/outbox.route';
import { outboxTexts as texts } from './texts';

const SHOWN = 50;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  const outbox = outboxFor(context);
  if (!outbox) throw data(null, { status: 404 });
  const names = (await outbox.list()).slice(0, SHOWN);
  const mails = await Promise.all(names.map(async (name) => ({ name, ...(await outbox.glance(name)) })));
  return { mails };
}

/** The mails of a site without a mail server, newest first; for its owner's own machine only. */
export default function OutboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.intro} />
      {mails.length === 0 ? (
        <EmptyState missing="mail" title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {mails.map((mail) => (
            <li key={mail.name}>
              <Card className="flex flex-col gap-1">
                <TextLink to={href('/dev/outbox/:name', { name: mail.name })} reloadDocument>
                  {mail.subject}
                </TextLink>
                <span className="break-words text-sm text-muted">{texts.mail(mail.to, mail.date)}</span>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
