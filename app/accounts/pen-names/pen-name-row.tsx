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
  const { id, name, retired, stories, series, followers } = pen;
  return (
    <li className="py-4">
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <FactLine className="mt-1 text-sm text-muted">
        {retired && <span>{texts.retired}</span>}
        <span>{texts.stories(stories)}</span>
        {series > 0 && <span>{texts.series(series)}</span>}
        <span>{texts.followers(followers)}</span>
        <TextLink to={href('/players/:playerId', { playerId: id })}>{texts.page}</TextLink>
      </FactLine>
      <div className="mt-3 flex flex-wrap gap-2">
        <Reveal label={<Of name={name}>{texts.change}</Of>} open={reply !== undefined}>
          <PenNameForm key={`${name} ${pen.bio}`} intent="save" submit={texts.save} pen={pen} reply={reply} />
        </Reveal>
        {retired ? <Restore id={id} name={name} /> : <Retire id={id} name={name} isEmpty={stories + series === 0} />}
      </div>
    </li>
  );
}

/** What is done, and for those who listen, to which of them. */
function Of({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children}
      <span className="sr-only"> {name}</span>
    </span>
  );
}

function Restore({ id, name }: { id: string; name: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="pen" value={id} />
      <Button type="submit" variant="outline">
        <Of name={name}>{texts.restore}</Of>
      </Button>
    </Form>
  );
}

/** One without stories and series is deleted. */
function Retire({ id, name, isEmpty }: { id: string; name: string; isEmpty: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form ref={form} method="post" preventScrollReset>
      <input type="hidden" name="intent" value="retire" />
      <input type="hidden" name="pen" value={id} />
      <ConfirmButton
        type="submit"
        variant="outline"
        question={isEmpty ? texts.deleteQuestion(name) : texts.retireQuestion(name)}
        onConfirm={() => form.current?.requestSubmit()}
      >
        <Of name={name}>{isEmpty ? texts.delete : texts.retire}</Of>
      </ConfirmButton>
    </Form>
  );
}
