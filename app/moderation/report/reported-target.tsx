import { href } from 'react-router';
import type { OtherTarget } from '~/platform/feature/reportable';
import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import type { ReportTarget } from '../targets/report-target';
import { reportTexts as texts } from './report-texts';

/** What is to be reported, as anybody may see it. */
export interface ShownTarget extends Pick<ReportTarget, 'label' | 'author' | 'excerpt' | 'address' | 'noun'> {
  isPerson: boolean;
}

/** What is reported, with the beginning of its words, as in a quotation. @param props.instead what else may be meant. */
export function ReportedTarget({ target, instead }: { target: ShownTarget; instead: readonly OtherTarget[] }) {
  const { label, author, excerpt, address, noun, isPerson } = target;
  return (
    <section aria-label={texts.target} className="mb-8 border-l-2 border-bronze pl-4">
      <p className="text-sm font-medium text-muted first-letter:uppercase">{noun}</p>
      <p dir="auto" className="text-lg font-semibold wrap-anywhere">
        <TextLink to={address}>{label}</TextLink>
      </p>
      {!isPerson && <p className="text-sm text-muted wrap-anywhere">{withParts(texts.by, { author: <bdi>{author}</bdi> })}</p>}
      {excerpt && excerpt !== label && (
        <p dir="auto" className="mt-3 line-clamp-6 font-prose whitespace-pre-line wrap-anywhere">
          {excerpt}
        </p>
      )}
      {instead.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
          {instead.map(({ label, kind, id }) => (
            <TextLink key={kind} to={href('/report/:kind/:thingId', { kind, thingId: id })} className="inline-flex min-h-9 items-center">
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
