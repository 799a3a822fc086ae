import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { listTexts } from './texts';

/** Marks everything up to a time as read. @param props.until ISO 8601. */
export function ReadAll({ until }: { until: string }) {
  const busy = useNavigation().formData?.get('intent') === 'read-all';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="until" value={until} />
      <Button type="submit" name="intent" value="read-all" variant="outline" pending={busy}>
        {listTexts.markAllRead}
      </Button>
    </Form>
  );
}
