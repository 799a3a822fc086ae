import type { SubmissionResult } from '@conform-to/react';
import { formProblem } from '~/platform/forms/form-problem';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import type { ImportedWork } from '../list-works.server';
import { backlistTexts as texts } from '../texts';
import { ImportWorks } from './import-works';
import { ImportedWorks } from './imported-works';

/** Where an author's own stories are listed. */
const MY_STORIES = '/profile?tab=stories';

interface BacklistPageProps {
  writer: { id: string; name: string };
  works: readonly ImportedWork[];
  /** The reply to the last form that had no effect. */
  form: SubmissionResult<string[]> | undefined;
}

/** Where an author brings their works along. @see docs/product/importing.md */
export function BacklistPage({ writer, works, form }: BacklistPageProps) {
  const problem = form && formProblem(form);
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={MY_STORIES}>{texts.back}</BackLink>
      </p>
      <PageHeading title={texts.title} intro={texts.intro} />
      {problem && (
        <Notice tone="error" className="mb-6">
          {problem}
        </Notice>
      )}
      <ImportWorks writer={writer} />
      <ImportedWorks works={works} />
    </Page>
  );
}
