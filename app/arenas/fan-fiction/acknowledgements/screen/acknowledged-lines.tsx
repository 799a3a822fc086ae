import { Fragment } from 'react';
import { TextLink } from '~/ui/actions/text-link';
import type { AcknowledgedLine } from '../acknowledgements';

/** A page that an author named: search engines are told nothing by it. */
const ELSEWHERE = { rel: 'nofollow ugc noopener noreferrer', target: '_blank' } as const;

/** What a story says of others, below its title: the server makes the sentences. */
export default function AcknowledgedLines({ lines }: { lines: readonly AcknowledgedLine[] }) {
  return (
    <div className="mt-3 grid gap-1">
      {lines.map((line, at) => (
        <p key={at} className="wrap-anywhere">
          {line.map((piece, index) =>
            typeof piece === 'string' ? (
              <Fragment key={index}>{piece}</Fragment>
            ) : (
              <TextLink key={index} to={piece.to} {...(piece.elsewhere && ELSEWHERE)}>
                <bdi>{piece.text}</bdi>
              </TextLink>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
