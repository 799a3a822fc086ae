import { awayTexts } from '~/platform/database/database-away';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import { texts } from '../texts';
import { AddSentence, type YourPartProps } from './your-part';

/** The page while the database is away: what was typed stays in its form. */
export function LineAway({ reply }: Pick<YourPartProps, 'reply'>) {
  const day = reply?.form.initialValue?.day;
  return (
    <Page width="medium">
      <PageHeading title={texts.title} intro={texts.intro} />
      {typeof day === 'string' ? (
        <AddSentence day={day} signedIn reply={reply} busy={false} />
      ) : (
        <Notice tone="error" title={awayTexts.title}>
          {awayTexts.text}
        </Notice>
      )}
    </Page>
  );
}
