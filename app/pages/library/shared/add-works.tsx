import { FormErrors } from '~/accounts/screen/auth-page';
import { sharedAddress } from '~/collections/rules/shared-collection';
import type { OfferedWork, OwnWork } from '~/collections/server/read.server';
import { texts } from '~/collections/texts';
import { BackLink } from '~/ui/layout/back-link';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import type { SharedOnPage } from './shared-data.server';
import { TakesStories } from './shared-view';
import { WorkPress, WorkRow } from './work-row';

interface AddWorksProps {
  collection: SharedOnPage;
  here: readonly OwnWork[];
  others: readonly OfferedWork[];
  /** The prompt that they claim and add a story for. */
  prompt: { id: string; body: string } | undefined;
  /** Why the last press changed nothing. */
  error: string | undefined;
}

/** Under which name a story stands, and whether others read it. */
function saidOf({ pen, isPublic }: OfferedWork): string {
  const said = isPublic ? texts.isPublic : texts.isPrivate;
  return pen === null ? said : `${texts.byPen(pen)} · ${said}`;
}

/** What an author added to a collection, and what they can add. */
export function AddWorks({ collection, here, others, prompt, error }: AddWorksProps) {
  return (
    <Page width="text">
      <p className="mb-4">
        <BackLink to={sharedAddress(collection.slug)}>{texts.back}</BackLink>
      </p>
      <PageHeading title={<bdi>{texts.addTitle(collection.title)}</bdi>} />
      <div className="flex flex-col gap-10">
        {error && <FormErrors errors={[error]} />}
        <TakesStories collection={collection} />
        {prompt && (
          <blockquote className="border-l-2 border-gold pl-4">
            <p className="text-sm text-muted">{texts.prompts.addFor}</p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {prompt.body}
            </p>
          </blockquote>
        )}
        {here.length > 0 && (
          <section aria-labelledby="here">
            <h2 id="here" className="display text-2xl">
              {texts.yoursHere}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {here.map((work) => (
                <WorkRow
                  key={work.id}
                  work={work}
                  said={
                    work.state === 'in'
                      ? work.waits
                        ? texts.waits
                        : work.unnamed
                          ? texts.unnamed
                          : texts.states.in
                      : texts.states[work.state]
                  }
                >
                  {prompt && work.isAdded && work.state !== 'declined' && (
                    <WorkPress work={work} intent="add" label={texts.forPrompt} prompt={prompt.id} />
                  )}
                  {work.state !== 'declined' && <WorkPress work={work} intent="withdraw" label={texts.withdraw} variant="quiet" />}
                </WorkRow>
              ))}
            </ul>
          </section>
        )}
        {collection.isOpen && (
          <section aria-labelledby="others">
            <h2 id="others" className="display text-2xl">
              {texts.yourOthers}
            </h2>
            {collection.worksOut && <p className="mt-2 text-muted">{texts.addsHidden}</p>}
            {collection.authorsOut && <p className="mt-2 text-muted">{texts.addsUnnamed}</p>}
            {(collection.worksOut || collection.authorsOut) && <p className="mt-2 text-muted">{texts.addsNew}</p>}
            {others.length === 0 && <p className="mt-2 text-muted">{texts.noOthers}</p>}
            <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
              {others.map((work) => (
                <WorkRow key={work.id} work={work} said={saidOf(work)}>
                  <WorkPress work={work} intent="add" label={texts.putIn} prompt={prompt?.id} />
                </WorkRow>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}
