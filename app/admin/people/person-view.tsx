import { useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, href } from 'react-router';
import type { PersonHistory } from '~/accounts/people-desk/person-history';
import { FormErrors } from '~/accounts/screen/auth-page';
import { EventList } from '~/accounts/security-events/event-list';
import type { ShownEvent } from '~/accounts/security-events/shown-event';
import { DELETION_WORD } from '~/accounts/texts';
import { History } from '~/moderation/history/history-view';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { TextLink } from '~/ui/actions/text-link';
import { RadioCard } from '~/ui/fields/radio-card';
import { TextField } from '~/ui/fields/text-field';
import { Card } from '~/ui/layout/card';
import { EarlierNames } from '~/ui/people/earlier-names';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { withParts } from '~/ui/text/with-parts';
import type { PeopleReply } from './people-action.server';
import { peopleTexts } from './texts';

/** A person as an administrator sees them; times are ISO 8601. */
export interface ShownPerson {
  id: string;
  name: string;
  email: string;
  earlierNames: { name: string; until: string }[];
  role: string | undefined;
  since: string;
  hiddenAt: string | undefined;
  lastSeen: string | undefined;
  factors: { passkeys: number; codes: string; recoveryCodesLeft: number };
  events: ShownEvent[];
  history: PersonHistory;
}

interface PersonViewProps {
  person: ShownPerson;
  reply: PeopleReply | undefined;
}

/** The record of a person, and what can be done for them. */
export function PersonView({ person, reply }: PersonViewProps) {
  const { id, name, email, earlierNames, role, since, hiddenAt, lastSeen, factors, events, history } = person;
  return (
    <div className="flex flex-col gap-6">
      <div role="status">{reply?.result?.said && <Notice tone="success">{reply.result.said}</Notice>}</div>
      <FormErrors errors={reply?.form.error?.['']} />
      <Card as="section" aria-labelledby="person">
        <h2 id="person" className="display mb-4 text-2xl wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <Fact label={peopleTexts.address}>{email}</Fact>
          {earlierNames.length > 0 && (
            <Fact label={peopleTexts.namesBefore}>
              <EarlierNames names={earlierNames} />
            </Fact>
          )}
          <Fact label={peopleTexts.memberSince}>
            <Moment at={since} />
          </Fact>
          <Fact label={peopleTexts.lastSeen}>{lastSeen ? <Moment at={lastSeen} /> : peopleTexts.signedOut}</Fact>
          {role && <Fact label={peopleTexts.role}>{role}</Fact>}
          {hiddenAt && <Fact label={peopleTexts.hidden}>{withParts(peopleTexts.hiddenSince, { since: <Moment at={hiddenAt} /> })}</Fact>}
          <Fact label={peopleTexts.openedBy}>
            {factors.passkeys === 0 && factors.codes !== 'on'
              ? peopleTexts.passwordAlone
              : peopleTexts.secondSteps(factors.passkeys, factors.codes, factors.recoveryCodesLeft)}
          </Fact>
          <Fact label={peopleTexts.page}>
            <TextLink to={href('/players/:playerId', { playerId: id })}>{peopleTexts.publicPage}</TextLink>
          </Fact>
        </dl>
      </Card>
      <History history={history} />
      <Help id={id} reply={reply} />
      <Card as="section" aria-labelledby="events">
        <h2 id="events" className="display mb-3 text-2xl">
          {peopleTexts.events}
        </h2>
        <EventList events={events} none={peopleTexts.noEvents} />
      </Card>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-muted max-sm:text-sm">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What administrators do for people who ask, and only then. */
function Help({ id, reply }: { id: string; reply: PeopleReply | undefined }) {
  const lastResult = reply?.result ? null : reply?.form;
  const [addressForm, address] = useForm<{ email: string }>({ id: 'change-address', lastResult });
  const [eraseForm, erase] = useForm<{ confirmation: string }>({ id: 'erase', lastResult });
  const person = <input type="hidden" name="playerId" value={id} />;
  return (
    <Card as="section" aria-labelledby="help">
      <h2 id="help" className="display mb-2 text-2xl">
        {peopleTexts.onRequest}
      </h2>
      <p className="mb-5 text-muted">{peopleTexts.onRequestIntro}</p>
      <div className="flex flex-wrap gap-2">
        <Form method="post" className="flex flex-wrap gap-2">
          {person}
          <Button type="submit" name="intent" value="sign-out" variant="outline" size="sm">
            {peopleTexts.signOutEverywhere}
          </Button>
          <Button type="submit" name="intent" value="send-recovery" variant="outline" size="sm">
            {peopleTexts.mailPasswordCode}
          </Button>
        </Form>
        <Reveal label={peopleTexts.removeSecondSteps} size="sm">
          <Form method="post" className="flex flex-col items-start gap-3">
            {person}
            <p className="text-sm text-muted">{peopleTexts.removeSecondStepsHint}</p>
            <Button type="submit" name="intent" value="remove-factors" variant="danger" size="sm">
              {peopleTexts.removeThem}
            </Button>
          </Form>
        </Reveal>
        <Reveal label={peopleTexts.changeAddress} size="sm" open={address.email.errors !== undefined}>
          <Form method="post" id={addressForm.id} noValidate className="flex flex-col gap-4">
            {person}
            <TextField
              field={address.email}
              label={peopleTexts.newAddress}
              hint={peopleTexts.changeAddressHint}
              type="email"
              autoComplete="off"
            />
            <Button type="submit" name="intent" value="change-address" className="self-start">
              {peopleTexts.changeAddressNow}
            </Button>
          </Form>
        </Reveal>
        <Reveal label={peopleTexts.deleteAccount} variant="danger" size="sm" open={erase.confirmation.errors !== undefined}>
          <Form method="post" id={eraseForm.id} noValidate className="flex flex-col gap-4">
            {person}
            <fieldset className="grid gap-2">
              <legend className="mb-2 font-medium">{peopleTexts.whatOfStories}</legend>
              <RadioCard name="stories" value="keep" defaultChecked label={peopleTexts.keepStories} />
              <RadioCard name="stories" value="delete" label={peopleTexts.deleteStories} />
            </fieldset>
            <TextField field={erase.confirmation} label={peopleTexts.typeToConfirm(DELETION_WORD)} autoComplete="off" spellCheck={false} />
            <Button type="submit" name="intent" value="erase" variant="danger" className="self-start">
              {peopleTexts.deleteForGood}
            </Button>
          </Form>
        </Reveal>
      </div>
    </Card>
  );
}
