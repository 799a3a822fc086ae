import type { SubmissionResult } from '@conform-to/react';
import { useRef } from 'react';
import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { Reveal } from '~/ui/actions/reveal';
import { TextLink } from '~/ui/actions/text-link';
import { FactLine } from '~/ui/text/fact-line';
import { PenNameForm } from './pen-name-form';
import type { ListedPenName } from './pen-names.server';
import { penNameTexts as texts } from './texts';

/** A pen name with its figures, and ways to change and retire it. */
export function PenNameRow({ pen, reply }: { pen: ListedPenName; reply: SubmissionResult<string[]> | undefined }) {
  const { id, name, retired, stories, followers } = pen;
  return (
    <li className="py-4">
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <FactLine className="mt-1 text-sm text-muted">
        {retired && <span>{texts.retired}</span>}
        <span>{texts.stories(stories)}</span>
        <span>{texts.followers(followers)}</span>
        <TextLink to={href('/players/:playerId', { playerId: id })}>{texts.page}</TextLink>
      </FactLine>
      <div className="mt-3 flex flex-wrap gap-2">
        <Reveal label={texts.change} open={reply !== undefined}>
          <PenNameForm key={`${name} ${pen.bio}`} intent="save" submit={texts.save} pen={pen} reply={reply} />
        </Reveal>
        {retired ? <Restore id={id} /> : <Retire id={id} name={name} />}
      </div>
    </li>
  );
}

function Restore({ id }: { id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="pen" value={id} />
      <Button type="submit" variant="outline">
        {texts.restore}
      </Button>
    </Form>
  );
}

function Retire({ id, name }: { id: string; name: string }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="intent" value="retire" />
      <input type="hidden" name="pen" value={id} />
      <ConfirmButton type="submit" variant="outline" question={texts.retireQuestion(name)} onConfirm={() => form.current?.requestSubmit()}>
        {texts.retire}
      </ConfirmButton>
    </Form>
  );
}
