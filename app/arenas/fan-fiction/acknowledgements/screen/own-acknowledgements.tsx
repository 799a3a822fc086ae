import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import type { MentionKind } from '~/stories/acknowledgements/acknowledgement.tables';
import { AuthorLink } from '~/stories/writers/author-link';
import { Button } from '~/ui/actions/button';
import { Press } from '~/ui/actions/press';
import { CheckCard } from '~/ui/fields/check-card';
import { Page } from '~/ui/layout/page';
import { AuthorPageHead } from '../../author-pages/author-page-head';
import { NameForm } from '../../author-pages/name-form';
import type { AcknowledgementsPage } from '../page.server';
import { acknowledgementTexts as texts } from '../texts';
import { OwnSources } from './own-sources';

interface OwnAcknowledgementsProps extends AcknowledgementsPage {
  /** The address of the story. */
  back: string;
  /** What was done. */
  said: string | undefined;
  /** Names that are suggested. */
  names: readonly string[];
  /** The reply to the last form that had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Whom a story of one's own is for and whom it thanks, with the ways to name others. */
export function OwnAcknowledgements({ story, people, betas, sources, back, said, names, form }: OwnAcknowledgementsProps) {
  const isAboutName = form?.initialValue?.intent === 'give';
  const isAboutPeople = form?.error?.people != null;
  const isAboutSource = form?.initialValue?.intent === 'add-source';
  return (
    <Page width="text">
      <AuthorPageHead
        back={{ to: back, text: texts.back }}
        title={texts.title}
        work={story.title}
        intro={texts.intro}
        said={form ? undefined : said}
        refused={isAboutName || isAboutPeople || isAboutSource ? undefined : form}
      />
      <div className="grid gap-12">
        <Named title={texts.gifts} id="gifts" kind="gift" people={people} none={texts.giftsNone}>
          <NameForm
            key={people.length}
            intent="give"
            texts={{ ...texts, press: texts.give }}
            names={names}
            form={isAboutName ? form : undefined}
          />
        </Named>
        <Named title={texts.thanks} id="thanks" kind="thanks" people={people} none={texts.thanksNone}>
          <ThankForm betas={betas} errors={isAboutPeople ? (form?.error?.people ?? undefined) : undefined} />
        </Named>
        <OwnSources sources={sources} form={isAboutSource ? form : undefined} />
      </div>
    </Page>
  );
}

interface NamedProps {
  title: string;
  id: string;
  kind: MentionKind;
  people: AcknowledgementsPage['people'];
  none: string;
  /** The way to name more. */
  children: ReactNode;
}

/** Those whom a story names in one way. */
function Named({ title, id, kind, people, none, children }: NamedProps) {
  const named = people.filter((person) => person.kind === kind);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {named.length === 0 && <p className="mt-2 text-muted">{none}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {named.map(({ id: personId, name, state }) => (
          <li key={personId} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1">
            <span className="font-medium wrap-anywhere">
              <AuthorLink name={name} playerId={personId} />
            </span>
            <span className="text-sm text-muted">{texts[state]}</span>
            <span className="ml-auto">
              <Press
                variant="quiet"
                size="sm"
                intent={kind === 'gift' ? 'take-gift-back' : 'take-thanks-back'}
                person={personId}
                label={texts.takeOff}
                question={texts.takeOffQuestion(name)}
              />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

interface ThankFormProps {
  betas: AcknowledgementsPage['betas'];
  errors: string[] | undefined;
}

/** Asks those who are ticked whether the story may thank them. */
function ThankForm({ betas, errors }: ThankFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'thank';
  if (betas.length === 0) return <p className="mt-4 text-muted">{texts.noBetas}</p>;
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-3">
      <FormErrors errors={errors} />
      <fieldset>
        <legend className="font-medium">{texts.whom}</legend>
        <p className="text-sm text-muted">{texts.thanksHint}</p>
        {betas.map(({ id, name }) => (
          <CheckCard key={id} name="people" value={id} label={<bdi>{name}</bdi>} />
        ))}
      </fieldset>
      <Button type="submit" name="intent" value="thank" variant="outline" className="justify-self-start" pending={pending}>
        {texts.thank}
      </Button>
    </Form>
  );
}
