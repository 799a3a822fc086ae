import { Form } from 'react-router';
import type { MatureSetting } from '~/stories/content-rating/content-ratings.server';
import { MatureForm } from '~/stories/content-rating/mature-form';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { profileTabAddress } from '../profile-tabs';
import type { MatureReply } from './mature-action.server';
import { settingsTexts } from './texts';

interface MatureStoriesProps {
  setting: MatureSetting;
  reply: MatureReply | undefined;
}

/** Whether a person is shown Mature stories; switching it on asks for the year of birth. */
export function MatureStories({ setting: { showsMature, birthYear }, reply }: MatureStoriesProps) {
  return (
    <Card as="section" aria-labelledby="mature-stories">
      <h2 id="mature-stories" className="display mb-2 text-2xl">
        {settingsTexts.matureStories}
      </h2>
      <p role="status" className="mb-5 text-muted">
        {showsMature ? settingsTexts.matureShown(birthYear) : settingsTexts.matureHidden}
      </p>
      {showsMature ? (
        <Form method="post" action={profileTabAddress('settings')} preventScrollReset>
          <Button type="submit" name="intent" value="hide-mature" variant="outline">
            {settingsTexts.hideMature}
          </Button>
        </Form>
      ) : (
        <MatureForm
          action={profileTabAddress('settings')}
          label={settingsTexts.showMature}
          form={reply?.result ? undefined : reply?.form}
        />
      )}
    </Card>
  );
}
