import { z } from 'zod/mini';
import { keptFormItem } from './kept-form-item';
import { typeAgain, typedWords } from './typed-words';

const keptForm = z.object({
  writerId: z.string(),
  /** The page: path and query. */
  page: z.string(),
  boxes: z.array(z.object({ name: z.string(), words: z.string() })),
});

const here = () => location.pathname + location.search;

/** Keeps what somebody has typed on this page, for them alone. */
export function keepForm(writerId: string): void {
  keptFormItem.write(JSON.stringify({ writerId, page: here(), boxes: typedWords() } satisfies z.infer<typeof keptForm>));
}

/** Brings the words back to their page once their writer is signed in again; anybody else's are dropped. */
export function bringFormBack(viewerId: string): void {
  const kept = read();
  if (!kept) return;
  if (kept.writerId === viewerId && kept.page !== here()) return;
  if (kept.writerId !== viewerId || typeAgain(kept.boxes)) keptFormItem.remove();
}

function read(): z.infer<typeof keptForm> | undefined {
  try {
    return keptForm.parse(JSON.parse(keptFormItem.read() ?? ''));
  } catch {
    return undefined;
  }
}
