import { z } from 'zod/mini';
import { storedJson } from '~/platform/storage/stored-json';
import { keptFormItem } from './kept-form-item';
import { boxes, isWordBox, wordsIn } from './typed-words';

const keptForm = z.object({
  writerId: z.string(),
  /** The page: path and query. */
  page: z.string(),
  boxes: z.array(z.object({ name: z.string(), words: z.string() })),
});

const here = () => location.pathname + location.search;

/** Keeps what somebody has typed and goes on typing on this page, for them alone. @returns a function that stops it. */
export function keepForm(writerId: string): () => void {
  const keep = () => writeForm(writerId);
  keep();
  document.addEventListener('input', keep);
  return () => document.removeEventListener('input', keep);
}

function writeForm(writerId: string): void {
  keptFormItem.write(JSON.stringify({ writerId, page: here(), boxes: typedWords() } satisfies z.infer<typeof keptForm>));
}

/** Brings the words back to their page once their writer is signed in again; anybody else's are dropped. */
export function bringFormBack(viewerId: string): void {
  const kept = storedJson(keptForm, keptFormItem.read());
  if (!kept) return;
  if (kept.writerId === viewerId && kept.page !== here()) return;
  if (kept.writerId !== viewerId || typeAgain(kept.boxes)) keptFormItem.remove();
}

/** The words in named boxes, by name. */
function typedWords(): { name: string; words: string }[] {
  return [...boxes].flatMap((box) => {
    const name = box.isConnected ? box.getAttribute('name') : null;
    const words = wordsIn(box);
    return name && words.trim() !== '' ? [{ name, words }] : [];
  });
}

/** Puts words back into boxes that are still empty, as if they were typed. @returns whether the page has these boxes. */
function typeAgain(kept: readonly { name: string; words: string }[]): boolean {
  let found = kept.length === 0;
  for (const { name, words } of kept) {
    const box = document.querySelector(`textarea[name="${CSS.escape(name)}"], input[name="${CSS.escape(name)}"]`);
    const isBox = box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && isWordBox(box));
    if (!isBox) continue;
    found = true;
    if (box.value !== '') continue;
    box.value = words;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return found;
}
