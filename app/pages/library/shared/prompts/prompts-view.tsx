import type { SubmissionResult } from '@conform-to/react';
import { FormErrors } from '~/accounts/screen/auth-page';
import { promptsAddress } from '~/collections/prompts/prompt';
import { sharedAddress } from '~/collections/rules/shared-collection';
import { texts as collectionTexts } from '~/collections/texts';
import { TextLink } from '~/ui/actions/text-link';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { EmptyNote } from '~/ui/states/empty-note';
import { PromptForm } from './prompt-form';
import { PromptItem, type PromptItemProps } from './prompt-item';
import type { PromptOnPage } from './prompts-data.server';

const texts = collectionTexts.prompts;

interface PromptsViewProps {
  collection: {
    slug: string;
    title: string;
    maintains: boolean;
    proposals: boolean;
    hidden: boolean;
    /** Whether it takes stories. */
    isOpen: boolean;
    /** Whether the names of its authors are hidden now. */
    unnamed: boolean;
  };
  signedIn: boolean;
  names: PromptItemProps['names'];
  prompts: readonly PromptOnPage[];
  next: string | undefined;
  isFirst: boolean;
  reply: { form: SubmissionResult<string[]>; result?: string | undefined } | undefined;
}

/** The prompts of a collection: to claim and to write for, and for its maintainers to look after. */
export function PromptsView({ collection, signedIn, names, prompts, next, isFirst, reply }: PromptsViewProps) {
  const { slug, title, maintains, proposals, isOpen, unnamed } = collection;
  const sent = reply?.form.initialValue;
  const isOfWriting = sent?.intent === 'write' || (reply?.result ?? '') !== '';
  const isOfChange = sent?.intent === 'change';
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={sharedAddress(slug)}>{collectionTexts.back}</BackLink>
      </p>
      <PageHeading title={<bdi>{texts.titleOf(title)}</bdi>} intro={unnamed ? `${texts.intro} ${texts.introNames}` : texts.intro} />
      <div className="flex flex-col gap-10">
        {!isOfWriting && !isOfChange && <FormErrors errors={reply?.form.error?.['']} />}
        {!isFirst && <TextLink to={promptsAddress(slug)}>{texts.newest}</TextLink>}
        {prompts.length === 0 ? (
          <EmptyNote missing="story">{texts.none}</EmptyNote>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {prompts.map((prompt) => (
              <PromptItem
                key={prompt.id}
                {...{ prompt, slug, maintains, isOpen, signedIn, names }}
                reply={isOfChange && sent.prompt === prompt.id ? reply?.form : undefined}
              />
            ))}
          </ul>
        )}
        {next && (
          <TextLink to={`${promptsAddress(slug)}?after=${next}`} className="inline-flex min-h-11 items-center">
            {texts.older}
          </TextLink>
        )}
        {signedIn && (maintains || (proposals && isOpen)) && (
          <Card as="section" aria-labelledby="write-prompt">
            <h2 id="write-prompt" className="display text-2xl">
              {maintains ? texts.write : texts.propose}
            </h2>
            <p className="mt-2 mb-4 text-muted wrap-anywhere">
              {maintains ? texts.writeIntro : texts.proposeIntro} {names && texts.ownName(names.own)}
            </p>
            <PromptForm intent="write" withTerms={maintains} said={reply?.result} reply={isOfWriting ? reply?.form : undefined} />
          </Card>
        )}
      </div>
    </Page>
  );
}
