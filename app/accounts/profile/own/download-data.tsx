import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { texts } from '../../texts';
import { settingsTexts } from './texts';

/** Downloads all data that the site holds about a person. */
export function DownloadData({ refused }: { refused: boolean }) {
  return (
    <Card as="section" aria-labelledby="your-data">
      <h2 id="your-data" className="display mb-2 text-2xl">
        {settingsTexts.data}
      </h2>
      <p className="mb-5 text-muted">{texts.downloadData}</p>
      {refused && (
        <Notice tone="error" className="mb-5">
          {texts.downloadTooOften}
        </Notice>
      )}
      {/* Not marked as a download: the browser would save the page of a refusal as the file. */}
      <ButtonLink to={href('/profile/data')} reloadDocument variant="outline">
        {settingsTexts.downloadData}
      </ButtonLink>
      <p className="mt-4">
        <TextLink to={href('/profile/works')}>{settingsTexts.takeWorks}</TextLink>
      </p>
    </Card>
  );
}
