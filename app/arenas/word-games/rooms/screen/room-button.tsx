import { useFetcher } from 'react-router';
import { Button, type ButtonProps } from '~/ui/actions/button';
import { ROOM_FETCHER, type RoomIntent } from './room-forms';

/** A button of a room. What it sends outlives it, because the room may change before the answer is there. */
export function RoomButton({ intent, children, ...button }: ButtonProps & { intent: RoomIntent }) {
  const { Form, formData } = useFetcher({ key: ROOM_FETCHER });
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button {...button} type="submit" pending={formData?.get('intent') === intent}>
        {children}
      </Button>
    </Form>
  );
}
