import { useForm } from '@conform-to/react';
import { Form, href, Link, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { TextField } from '~/ui/fields/text-field';
import { BackLink } from '~/ui/layout/back-link';
import { EarlierNames } from '~/ui/people/earlier-names';
import { Notice } from '~/ui/states/notice';
import { FactLine } from '~/ui/text/fact-line';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { DeskReply } from '../desk/desk-action.server';
import { caseAddress, recordAddress, viewAddress } from '../desk/views';
import { History } from '../history/history-view';
import type { FoundPeople, FoundPerson, PersonForModerators } from './search.server';
import type { SearchFields } from './search-form';
import { searchTexts as texts } from './search-texts';

/** Finds people, with what was decided about each; or shows the record of one. */
export function SearchView({ person, reply }: { person: PersonForModerators | undefined; reply: DeskReply | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'find-people';
  const [form, fields] = useForm<SearchFields>({ id: 'find-people', lastResult: busy || reply?.result ? null : reply?.form });
  const found = reply?.result?.found;
  if (person && !reply) return <Record person={person} />;
  return (
    <>
      <Form method="post" action={viewAddress('search')} id={form.id} noValidate className="flex max-w-md flex-col gap-4">
        <FormErrors errors={form.errors} />
        <TextField field={fields.asked} label={texts.label} hint={texts.hint} autoComplete="off" spellCheck={false} />
        <Button type="submit" name="intent" value="find-people" className="self-start" pending={busy} pendingText={texts.finding}>
          {texts.find}
        </Button>
      </Form>
      <div role="status" className="mt-6 flex flex-col gap-6">
        {found?.left && <Left left={found.left} />}
        {found && !found.left && found.people.length === 0 && <p className="text-muted">{texts.nobody}</p>}
        <ul className="divide-y divide-line border-y border-line empty:hidden">
          {found?.people.map((other) => (
            <PersonRow key={other.id} person={other} />
          ))}
        </ul>
      </div>
    </>
  );
}

function PersonRow({ person: { id, name, was, pen, decisions, latest, open } }: { person: FoundPerson }) {
  return (
    <li className="py-3">
      <Link to={recordAddress(id)} className="text-link inline-block py-1 text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </Link>
      <FactLine className="text-sm text-muted">
        {was && <bdi>{texts.was(was)}</bdi>}
        {pen && <bdi>{texts.penName(pen)}</bdi>}
        {decisions === 0 ? texts.noDecisions : texts.decisions(decisions)}
        {open > 0 && texts.open(open)}
      </FactLine>
      {latest && <p className="mt-1 text-sm wrap-anywhere">{latest}</p>}
    </li>
  );
}

function Left({ left: { barredUntil, cases } }: { left: NonNullable<FoundPeople['left']> }) {
  return (
    <Notice tone="info" title={texts.left}>
      {barredUntil === null && <p>{texts.banned}</p>}
      {barredUntil && <p>{withParts(texts.suspended, { end: <Moment at={barredUntil} /> })}</p>}
      {cases.length > 0 && <p>{texts.openCases}</p>}
      <ul>
        {cases.map(({ id, subject }) => (
          <li key={id} dir="auto" className="py-1 wrap-anywhere first-letter:uppercase">
            <TextLink to={caseAddress(id)}>{subject}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Record({ person: { id, name, since, hidden, earlierNames, history } }: { person: PersonForModerators }) {
  return (
    <>
      <p className="mb-4">
        <BackLink to={viewAddress('search')}>{texts.back}</BackLink>
      </p>
      <h2 className="display text-2xl wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      <p className="mt-1 text-muted">
        {withParts(hidden ? texts.joinedHidden : texts.joined, { since: <Moment at={since} /> })}{' '}
        <TextLink to={href('/players/:playerId', { playerId: id })}>{texts.page}</TextLink>
      </p>
      <EarlierNames names={earlierNames} />
      <div className="mt-6">
        <History history={history} />
      </div>
    </>
  );
}
