import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/actions/button';
import { FormError } from '~/ui/states/form-error';
import type { CommentPage } from '../comment.contract';
import { sendComment } from '../screen/send-comment';
import { type Sticker, stickers, stickerTexts } from './stickers';

interface StickerRowProps extends NonNullable<CommentPage['stickers']> {
  storyId: string;
  chapterId: string;
  /** Where the form is sent without script. */
  address: string;
}

/** What readers said of a chapter without words; a button for each, where this reader may say something. */
export function StickerRow({ storyId, chapterId, address, given, offered }: StickerRowProps) {
  const [changed, setChanged] = useState<Partial<Record<Sticker, boolean>>>({});
  const [problem, setProblem] = useState<string>();
  const rows = stickers.map((sticker) => {
    const { count = 0, own = false } = given.find((one) => one.sticker === sticker) ?? {};
    const isOwn = changed[sticker] ?? own;
    return { sticker, isOwn, count: count + Number(isOwn) - Number(own) };
  });
  const shown = offered ? rows : rows.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  const toggle = async (sticker: Sticker, isOwn: boolean) => {
    setChanged((now) => ({ ...now, [sticker]: !isOwn }));
    const answer = await sendComment(storyId, { intent: isOwn ? 'unsticker' : 'sticker', chapter: chapterId, sticker });
    setProblem(answer?.ok ? undefined : (answer?.text ?? stickerTexts.failed));
    if (!answer?.ok) setChanged((now) => ({ ...now, [sticker]: isOwn }));
  };
  return (
    <div>
      <ul aria-label={stickerTexts.title} className="flex flex-wrap gap-2">
        {shown.map(({ sticker, isOwn, count }) => (
          <li key={sticker}>
            {offered ? (
              <Form
                method="post"
                action={address}
                onSubmit={(event) => {
                  event.preventDefault();
                  void toggle(sticker, isOwn);
                }}
              >
                <input type="hidden" name="chapter" value={chapterId} />
                <input type="hidden" name="sticker" value={sticker} />
                <Button
                  type="submit"
                  name="intent"
                  value={isOwn ? 'unsticker' : 'sticker'}
                  size="sm"
                  variant={isOwn ? 'gold' : 'outline'}
                  aria-pressed={isOwn}
                  className="min-h-11"
                >
                  {stickerTexts.labels[sticker]} <Count count={count} />
                </Button>
              </Form>
            ) : (
              <span className="inline-flex min-h-9 items-center gap-1 rounded-md border border-line px-3 text-sm">
                {stickerTexts.labels[sticker]} <Count count={count} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <FormError className="mt-1">{problem}</FormError>
    </div>
  );
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="tabular">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">, {stickerTexts.people(count)}</span>
    </span>
  );
}
