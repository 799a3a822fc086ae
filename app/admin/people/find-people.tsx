import { useForm } from '@conform-to/react';
import { Form, Link, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import { recordAddress } from '../desk/views';
import type { PeopleReply } from './people-action.server';
import { peopleTexts } from './texts';

/** Finds people by name or address. */
export function FindPeople({ reply }: { reply: PeopleReply | undefined }) {
  const busy = useNavigation().formData?.get('intent') === 'find';
  const lastResult = busy || reply?.result ? null : reply?.form;
  const [form, fields] = useForm<{ asked: string }>({ id: 'find', lastResult });
  const [unbarForm, unbar] = useForm<{ email: string }>({ id: 'unbar', lastResult });
  const found = reply?.result?.found;
  return (
    <>
      <Form method="post" id={form.id} noValidate className="flex max-w-md flex-col gap-4">
        <FormErrors errors={form.errors} />
        <TextField
          field={fields.asked}
          label={peopleTexts.nameOrAddress}
          hint={peopleTexts.searchHint}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" name="intent" value="find" className="self-start" pending={busy} pendingText={peopleTexts.looking}>
          {peopleTexts.find}
        </Button>
      </Form>
      <div role="status" className="mt-6">
        {found?.length === 0 && <p className="text-muted">{peopleTexts.nobodyFound}</p>}
        {found && found.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {found.map(({ id, name }) => (
              <li key={id} className="py-2">
                <Link to={recordAddress(id)} className="text-link inline-block py-1 wrap-anywhere">
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {reply?.result?.said && <Notice tone="success">{reply.result.said}</Notice>}
      </div>
      <section aria-labelledby="barred" className="mt-10 border-t border-line pt-8">
        <h2 id="barred" className="display mb-2 text-2xl">
          {peopleTexts.barredAddresses}
        </h2>
        <p className="mb-5 max-w-prose text-muted">{peopleTexts.barredIntro}</p>
        <Form method="post" id={unbarForm.id} noValidate className="flex max-w-md flex-col gap-4">
          <TextField field={unbar.email} label={peopleTexts.address} type="email" autoComplete="off" />
          <Button type="submit" name="intent" value="unbar" variant="outline" className="self-start">
            {peopleTexts.allowAddress}
          </Button>
        </Form>
      </section>
    </>
  );
}
