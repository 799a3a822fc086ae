import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { sourceKinds } from '~/stories/acknowledgements/acknowledgement.tables';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { Select } from '~/ui/fields/select';
import { TextField } from '~/ui/fields/text-field';
import type { AcknowledgementsPage } from '../page.server';
import { acknowledgementTexts, sourceTexts as texts } from '../texts';

interface OwnSourcesProps {
  sources: AcknowledgementsPage['sources'];
  /** The reply to the form, if it had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** What a story of one's own comes from, with the way to name more. */
export function OwnSources({ sources, form }: OwnSourcesProps) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="display text-2xl">
        {texts.heading}
      </h2>
      {sources.length === 0 && <p className="mt-2 text-muted">{texts.none}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {sources.map((source) => (
          <OwnSource key={source.id} source={source} />
        ))}
      </ul>
      <SourceForm key={sources.length} form={form} />
    </section>
  );
}

function OwnSource({ source: { id, kind, state, work, page } }: { source: AcknowledgementsPage['sources'][number] }) {
  const shown = work ?? page;
  const title = shown?.title ?? texts.notShown;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
      <span className="min-w-0 wrap-anywhere">
        {shown ? (
          <TextLink to={shown.address}>
            <bdi>{title}</bdi>
          </TextLink>
        ) : (
          title
        )}
      </span>
      <span className="text-sm text-muted">
        {texts.kinds[kind]} · {acknowledgementTexts[state === 'agreed' ? 'agreed' : 'asked']}
      </span>
      <Form method="post" preventScrollReset className="ml-auto">
        <input type="hidden" name="source" value={id} />
        <Button type="submit" name="intent" value="take-source-off" size="sm" variant="quiet">
          {texts.takeOff}
          <span className="sr-only">{texts.takeOffLabel(title)}</span>
        </Button>
      </Form>
    </li>
  );
}

/** Names a story of the site, or a page elsewhere. */
function SourceForm({ form: lastResult }: Pick<OwnSourcesProps, 'form'>) {
  const sent = useNavigation().formData?.get('intent');
  const [form, fields] = useForm<Record<'kind' | 'address' | 'title', string | undefined>>({
    id: 'add-source',
    lastResult: sent ? null : lastResult,
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="mt-4 grid gap-3">
      <FormErrors errors={[...(form.errors ?? []), ...(fields.kind.errors ?? [])]} />
      <Select
        label={texts.kind}
        name="kind"
        key={fields.kind.key}
        defaultValue={fields.kind.initialValue}
        options={sourceKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        className="flex-wrap"
      />
      <TextField field={fields.address} label={texts.address} hint={texts.addressHint} autoComplete="off" inputMode="url" />
      <TextField field={fields.title} label={texts.pageTitle} hint={texts.pageTitleHint} autoComplete="off" />
      <Button
        type="submit"
        name="intent"
        value="add-source"
        variant="outline"
        className="justify-self-start"
        pending={sent === 'add-source'}
      >
        {texts.add}
      </Button>
    </Form>
  );
}
