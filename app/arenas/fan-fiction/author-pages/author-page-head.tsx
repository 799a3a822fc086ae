import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '~/ui/layout/back-link';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';

interface AuthorPageHeadProps {
  /** Where the page leads back to. */
  back: { to: string; text: string };
  title: string;
  /** The work that it is about. */
  work: string;
  intro: string;
  /** What was done. */
  said: string | undefined;
  /** The reply to a form that had no effect, unless it stands beside its form. */
  refused: SubmissionResult<string[]> | undefined;
}

/** The head of a page on which an author decides about a work: what it is about, and what became of the last press. */
export function AuthorPageHead({ back, title, work, intro, said, refused }: AuthorPageHeadProps) {
  return (
    <>
      <p className="mb-4">
        <BackLink to={back.to}>{back.text}</BackLink>
      </p>
      <PageHeading
        title={title}
        intro={
          <>
            <bdi className="font-semibold text-text wrap-anywhere">{work}</bdi>
            <br />
            {intro}
          </>
        }
      />
      <DoneLine said={said} />
      {(refused?.error?.[''] ?? []).map((error) => (
        <Notice key={error} tone="error" className="mb-6">
          {error}
        </Notice>
      ))}
    </>
  );
}

/** What was done by the last press. It has the focus then, as the pressed button is often gone. */
function DoneLine({ said }: Pick<AuthorPageHeadProps, 'said'>) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press takes the focus, also where it is said twice.
  useEffect(() => {
    if (said) line.current?.focus();
  }, [said, key]);
  return (
    <p ref={line} tabIndex={-1} role="status" className="outline-none not-empty:mb-6">
      {said}
    </p>
  );
}
