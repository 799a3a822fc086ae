import type { Newcomer } from '~/progress/trust/trust';
import { Notice } from '~/ui/states/notice';
import { profileTexts } from './texts';

/** Tells newcomers what they will be able to do, and when. */
export function NewcomerNotice({ when, later }: Newcomer) {
  return (
    <Notice tone="info" title={profileTexts.newAccount} className="mt-8">
      <p>{profileTexts.allowedLater(when)}</p>
      <ul className="mt-1 list-disc pl-5">
        {later.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
