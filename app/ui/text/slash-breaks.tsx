import { Fragment } from 'react';

/**
 * A name such as 'Ada Byrne/Bea Holm', which may break after its slash, and so not within a word where a line is short. What is read
 * aloud, searched for and copied stays as it is.
 */
export function SlashBreaks({ text }: { text: string }) {
  return (text.match(/[^/]*\/|[^/]+/g) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
