import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SharedWork } from '~/collections/server/read.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { Button, type ButtonProps } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';

interface WorkRowProps {
  work: Pick<SharedWork, 'id' | 'arena' | 'title'>;
  /** What is said of it. */
  said?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A story of a collection, with what its author or a maintainer can do about it. */
export function WorkRow({ work: { id, arena, title }, said, children }: WorkRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <TextLink to={storyAddress(arena, id)} className="wrap-anywhere">
          <bdi>{title}</bdi>
        </TextLink>
        {said && <span className="block text-sm text-muted">{said}</span>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

interface WorkPressProps extends Pick<ButtonProps, 'variant'> {
  work: Pick<SharedWork, 'id' | 'title'>;
  intent: string;
  label: string;
  /** The prompt that the story is for. */
  prompt?: string | undefined;
}

/** Does something with a story; a plain form. */
export function WorkPress({ work: { id, title }, intent, label, prompt, variant = 'outline' }: WorkPressProps) {
  const { formData } = useNavigation();
  const pending = formData?.get('intent') === intent && formData.get('story') === id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="story" value={id} />
      {prompt !== undefined && <input type="hidden" name="prompt" value={prompt} />}
      <Button type="submit" name="intent" value={intent} variant={variant} size="sm" className="h-auto min-h-11" pending={pending}>
        {label}
        <span className="sr-only">: {title}</span>
      </Button>
    </Form>
  );
}
