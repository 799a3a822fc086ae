import { href } from 'react-router';
import { TextLink } from '~/ui/actions/text-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { withParts } from '~/ui/text/with-parts';
import type { ReportTarget } from '../targets/report-target';
import { reportTexts as texts } from './report-texts';

/** The parts of a whole, such as the passages of a room, each leading to the page that reports it. */
export function ChoosePart({ kind, parts }: { kind: string; parts: readonly Pick<ReportTarget, 'id' | 'author' | 'excerpt'>[] }) {
  return (
    <Page width="text">
      <PageHeading title={texts.title} intro={texts.choosePart} />
      <ol className="divide-y divide-line border-y border-line">
        {parts.map(({ id, author, excerpt }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-muted">{withParts(texts.by, { author: <bdi>{author}</bdi> })}</p>
            <p dir="auto" className="font-prose wrap-anywhere">
              <TextLink to={href('/report/:kind/:thingId', { kind, thingId: id })}>{excerpt}</TextLink>
            </p>
          </li>
        ))}
      </ol>
    </Page>
  );
}
