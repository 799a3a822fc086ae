import { Moment } from '~/ui/text/moment';
import type { ShownComplaint } from './complaint-of.server';
import { copyrightTexts as texts } from './copyright-texts';

/** A complaint of a copied text with the answer to it, and what follows as a rule, for the person who decides. */
export function ComplaintView({ complaint }: { complaint: ShownComplaint }) {
  const { name, onBehalf, work, passages, signedAt, strikes, following, answer } = complaint;
  return (
    <section aria-labelledby="case-complaint">
      <h3 id="case-complaint" className="font-semibold">
        {texts.complaint}
      </h3>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {work}
      </p>
      {passages && (
        <>
          <p className="mt-2 text-sm text-muted">{texts.copied}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {passages}
          </p>
        </>
      )}
      <p className="mt-2 text-sm text-muted wrap-anywhere">
        <bdi>{texts.by(name, onBehalf)}</bdi>, <Moment at={signedAt} />
      </p>
      {!answer && <p className="mt-2 text-gold">{texts.strikes(strikes, following)}</p>}
      {answer && (
        <>
          <h3 className="mt-4 font-semibold">{texts.answer}</h3>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {answer.words}
          </p>
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            <bdi>{answer.name}</bdi>, <bdi>{answer.reach}</bdi>
          </p>
          <p className="text-sm text-muted">{answer.toCourt ? texts.courtAccepted : texts.courtNotSaid}</p>
          <p className="mt-2 text-gold">{texts.backFrom(new Date(answer.backFrom))}</p>
        </>
      )}
    </section>
  );
}
