import { useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { FormErrors } from '~/accounts/screen/auth-page';
import { Button } from '~/ui/actions/button';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/states/notice';
import type { BannerReply } from './banner-action.server';
import { bannerTexts } from './texts';

interface BannerViewProps {
  /** The sentence on every page now. */
  banner: string | undefined;
  reply: BannerReply | undefined;
}

/** Puts a sentence on every page, and takes it off. */
export function BannerView({ banner, reply }: BannerViewProps) {
  const busy = useNavigation().formData?.get('intent');
  const [form, fields] = useForm<{ text: string }>({
    id: `banner-${banner ?? ''}`,
    defaultValue: { text: banner },
    lastResult: busy || reply?.result ? null : reply?.form,
  });
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <div role="status">{reply?.result && <Notice tone="success">{reply.result.said}</Notice>}</div>
      <Form method="post" id={form.id} key={form.id} noValidate className="flex flex-col gap-4">
        <FormErrors errors={form.errors} />
        <TextField field={fields.text} label={bannerTexts.announcement} hint={bannerTexts.intro} maxLength={300} />
        <Button
          type="submit"
          name="intent"
          value="set-banner"
          className="self-start"
          pending={busy === 'set-banner'}
          pendingText={bannerTexts.oneMoment}
        >
          {bannerTexts.show}
        </Button>
      </Form>
      {banner !== undefined && (
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="remove-banner"
            variant="outline"
            pending={busy === 'remove-banner'}
            pendingText={bannerTexts.oneMoment}
          >
            {bannerTexts.remove}
          </Button>
        </Form>
      )}
    </div>
  );
}
