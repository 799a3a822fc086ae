import { type SubmissionResult, useForm } from '@conform-to/react';
import { useState } from 'react';
import { Form, href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Notice } from '~/ui/states/notice';
import { type NewRoomFields, usualRoom } from './new-room-form';
import { newRoomTexts as texts } from './new-room-texts';
import { OpenRooms, type OpenRoomsProps } from './open-rooms';
import { RoomChoices } from './room-choices';

export interface WaysForPlayersProps extends OpenRoomsProps {
  prompts: string[];
  /** What came of the form, once it has been sent. */
  reply: SubmissionResult | undefined;
  pending: boolean;
}

/** A seat in a room of turns or in one of those that are open, or a room of one's own. */
export function WaysForPlayers({ rooms, ...own }: WaysForPlayersProps) {
  return (
    <>
      <Card as="section" aria-labelledby="join" className="grid lg:col-start-1 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 lg:block">
        <h2 id="join" className="display text-2xl lg:mb-3">
          {texts.join}
        </h2>
        <p className="col-span-full row-start-2 text-muted max-sm:text-sm lg:mb-4">{texts.joinText}</p>
        <ButtonLink to={href('/storyweave')} variant="outline">
          {texts.joinButton}
        </ButtonLink>
      </Card>
      <OpenRooms rooms={rooms} />
      <OpenOwn {...own} />
    </>
  );
}

function OpenOwn({ prompts: offered, reply, pending }: Omit<WaysForPlayersProps, 'rooms'>) {
  // What one is choosing from stays, however often the rooms are looked at.
  const [prompts] = useState(offered);
  const [form, fields] = useForm<NewRoomFields>({
    id: 'new-room',
    defaultValue: usualRoom,
    lastResult: pending ? null : reply,
  });
  return (
    <Card as="section" aria-labelledby="open" className="lg:col-start-2 lg:row-span-5 lg:row-start-1">
      <h2 id="open" className="display mb-5 text-2xl">
        {texts.open}
      </h2>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
        {form.errors && <Notice tone="error">{form.errors.join(' ')}</Notice>}
        <RoomChoices fields={fields} prompts={prompts} />
        {/* On a phone the choices fill the window: the button stays in sight below them. */}
        <div className="sticky bottom-0 z-10 -mx-5 -mb-5 grid rounded-b-lg border-t border-line bg-surface px-5 py-3 sm:static sm:m-0 sm:border-0 sm:p-0">
          <Button type="submit" size="lg" pending={pending} pendingText={texts.openPending}>
            {texts.openButton}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
