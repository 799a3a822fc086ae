import { type FormEvent, useId, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { controlStyle } from '~/ui/fields/field-frame';
import { FormError } from '~/ui/states/form-error';
import { withParts } from '~/ui/text/with-parts';
import { MAX_COMMENT } from '../../limits';
import { signInAddress } from '../../stories/story-links';
import { formTexts } from '../../texts';
import type { QuotedPassage } from '../comment.contract';
import type { ReturnedComment } from '../screen/comment-box';
import { visitorTexts as texts } from './texts';

interface VisitorBoxProps {
  /** Where the form is sent without script, and where a visitor who signs in comes back to. */
  address: string;
  chapterId: string;
  /** The paragraph that it is about. */
  about?: QuotedPassage | undefined;
  returned?: ReturnedComment | undefined;
  /** @returns why it was refused. */
  post(text: string, name: string): Promise<string | undefined>;
}

/** The box in which a visitor without an account comments, by a name. Refused words stay in it. */
export default function VisitorBox({ address, chapterId, about, returned, post }: VisitorBoxProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(returned?.refused);
  const [pending, setPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [called, text] = [name.current?.value.trim() ?? '', area.current?.value ?? ''];
    const problem =
      called === ''
        ? texts.nameMissing
        : text.trim() === ''
          ? formTexts.commentEmpty
          : text.length > MAX_COMMENT && formTexts.commentTooLong;
    if (problem || pending) return problem && setRefused(problem);
    setPending(true);
    const answer = await post(text, called);
    setPending(false);
    setRefused(answer);
    if (answer === undefined && area.current?.value === text) area.current.value = '';
  };
  return (
    <form method="post" action={address} onSubmit={send} className="grid gap-3 rounded-md border border-line p-4">
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="chapter" value={chapterId} />
      {about && (
        <>
          <input type="hidden" name="at" value={about.at} />
          <input type="hidden" name="quote" value={about.quote} />
        </>
      )}
      <noscript>
        <input type="hidden" name="id" defaultValue={randomId()} />
      </noscript>
      <textarea
        ref={area}
        name="text"
        dir="auto"
        aria-label={texts.comment}
        placeholder={texts.placeholder}
        defaultValue={returned?.text}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? `${id}-error ${id}-when` : `${id}-when`}
        className={`${controlStyle} field-sizing-content min-h-24 max-h-[50dvh] py-2.5`}
      />
      <div className="grid gap-1">
        <label htmlFor={`${id}-name`} className="text-sm font-medium">
          {texts.name}
        </label>
        <input
          ref={name}
          id={`${id}-name`}
          name="name"
          dir="auto"
          autoComplete="nickname"
          defaultValue={returned?.name}
          aria-describedby={`${id}-name-hint`}
          className={`${controlStyle} h-11`}
        />
        <p id={`${id}-name-hint`} className="text-sm text-muted">
          {texts.nameHint}
        </p>
      </div>
      <FormError id={`${id}-error`}>{refused}</FormError>
      <p id={`${id}-when`} className="text-sm text-muted">
        {texts.when}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="outline" pending={pending} pendingText={texts.sending}>
          {texts.send}
        </Button>
        <p className="text-sm text-muted">
          {withParts(texts.signIn, { link: (words) => <TextLink to={signInAddress(address)}>{words}</TextLink> })}
        </p>
      </div>
    </form>
  );
}
