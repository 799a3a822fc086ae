import { type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { contentRatings, contentWarnings, warningNames } from '~/stories/content-rating/content-rating';
import { wordsText } from '~/stories/text/words-box';
import { Button } from '~/ui/actions/button';
import { CheckCard } from '~/ui/fields/check-card';
import { RadioCard } from '~/ui/fields/radio-card';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Collapsible } from '~/ui/layout/collapsible';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { Moment } from '~/ui/text/moment';
import { Prose } from '~/ui/text/prose';
import { withParts } from '~/ui/text/with-parts';
import type { SealFields } from '../../forms';
import { aiUseNames, aiUses, duelRatings } from '../../rules/statements';
import { texts } from '../../texts';
import type { DeskText } from '../../writing/desk-text.server';

interface SealedText
  extends Pick<DeskText, 'id' | 'title' | 'prompt' | 'constraint' | 'words' | 'most' | 'fewest' | 'handInBy' | 'ownName'> {
  canWrite: boolean;
  paragraphs: string[];
}

export interface SealPageProps {
  text: SealedText;
  reply: { form: SubmissionResult<string[]> } | undefined;
}

/** What a writer says of a text before it is sealed. */
export function SealPage({ text, reply }: SealPageProps) {
  const busy = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<SealFields>({ id: 'seal', lastResult: busy ? null : (reply?.form ?? null) });
  const chosen = form.initialValue;
  const fault = formFault(text);
  return (
    <Page width="text">
      {text.canWrite && <BackLink to={href('/duels/write/:textId', { textId: text.id })}>{texts.seal.back}</BackLink>}
      <PageHeading title={texts.seal.title} intro={texts.seal.intro} />
      <div className="grid gap-6">
        {text.ownName.length > 0 && <Notice tone="info">{texts.seal.name(text.ownName)}</Notice>}
        {fault && <Notice tone="error">{fault}</Notice>}
        <Collapsible title={`${texts.seal.preview}: ${wordsText(text.words)}`}>
          <p className="mb-3 font-semibold text-text">{text.title}</p>
          <Prose paragraphs={text.paragraphs} />
        </Collapsible>
        <Card as="section" className="sm:p-8">
          <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-6">
            {form.errors?.map((error) => (
              <Notice key={error} tone="error">
                {error}
              </Notice>
            ))}
            <input type="hidden" name="intent" value="seal" />
            <Choices legend={texts.seal.ai} error={fields.ai.errors?.[0]}>
              {aiUseNames.map((name) => (
                <RadioCard key={name} name="ai" value={name} required defaultChecked={chosen?.ai === name} {...aiUses[name]} />
              ))}
            </Choices>
            <Choices legend={texts.seal.rating} error={fields.rating.errors?.[0]}>
              {duelRatings.map((name) => (
                <RadioCard
                  key={name}
                  name="rating"
                  value={name}
                  defaultChecked={(chosen?.rating ?? 'general') === name}
                  label={contentRatings[name].label}
                  hint={contentRatings[name].hint}
                />
              ))}
            </Choices>
            <Choices legend={texts.seal.warnings} error={undefined}>
              {warningNames.map((name) => (
                <CheckCard
                  key={name}
                  name="warnings"
                  value={name}
                  defaultChecked={chosen?.warnings?.includes(name) ?? false}
                  label={contentWarnings[name]}
                />
              ))}
            </Choices>
            <CheckCard
              name="named"
              defaultChecked={chosen ? chosen.named === 'on' : true}
              label={texts.seal.named}
              hint={texts.seal.namedHint}
            />
            <p className="flex flex-wrap items-center gap-4">
              <Button type="submit" pending={busy} pendingText={texts.seal.sealing}>
                {texts.seal.seal}
              </Button>
              <span className="text-sm text-muted">{withParts(texts.write.until, { end: <Moment at={text.handInBy} /> })}</span>
            </p>
          </Form>
        </Card>
        <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="text" value={text.id} />
          <Button type="submit" name="intent" value="withdraw" variant="quiet">
            {texts.seal.withdraw}
          </Button>
          <span className="text-sm text-muted">{texts.seal.withdrawHint}</span>
        </Form>
      </div>
    </Page>
  );
}

function formFault({ words, most, fewest }: SealedText): string | undefined {
  if (words > most) return texts.overForm(words, most);
  return words < fewest ? texts.underForm(fewest) : undefined;
}

function Choices({ legend, error, children }: { legend: string; error: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {error && <p className="text-sm text-vermilion">{error}</p>}
      {children}
    </fieldset>
  );
}
