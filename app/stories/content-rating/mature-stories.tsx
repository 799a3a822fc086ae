import { Form } from 'react-router';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import type { MatureSetting } from './content-ratings.server';
import { MatureForm } from './mature-form';
import type { MatureReply } from './mature-section.server';
import { matureStoriesTexts as texts } from './mature-stories-texts';

interface MatureStoriesProps {
  setting: MatureSetting;
  reply: MatureReply | undefined;
}

/** Whether a person is shown Mature stories; switching it on asks for the year of birth. */
export function MatureStories({ setting: { showsMature, birthYear }, reply }: MatureStoriesProps) {
  return (
    <Card as="section" aria-labelledby="mature-stories">
      <h2 id="mature-stories" className="display mb-2 text-2xl">
        {texts.title}
      </h2>
      <p role="status" className="mb-5 text-muted">
        {showsMature ? texts.shown(birthYear) : texts.hidden}
      </p>
      {showsMature ? (
        <Form method="post" action={profileTabAddress('settings')} preventScrollReset>
          <Button type="submit" name="intent" value="hide-mature" variant="outline">
            {texts.hide}
          </Button>
        </Form>
      ) : (
        <MatureForm action={profileTabAddress('settings')} label={texts.show} form={reply?.result ? undefined : reply?.form} />
      )}
    </Card>
  );
}
