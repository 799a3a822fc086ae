// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '../toasts/toaster';
import { useToast } from '../toasts/use-toast';
import { ConfirmDialog } from './confirm-dialog';
import { SidePanel } from './side-panel';

let page: ReturnType<typeof createRoot> | undefined;
afterEach(() => page?.unmount());

/** Shows a question in a panel, and then a toast. @returns both, as far as they are open. */
async function openUnderToast() {
  let showToast: ReturnType<typeof useToast> = () => {};
  function Page() {
    const [panel, setPanel] = useState(true);
    const [question, setQuestion] = useState(true);
    showToast = useToast();
    return (
      <SidePanel open={panel} onOpenChange={setPanel} title="Comments" description="">
        <ConfirmDialog
          open={question}
          onOpenChange={setQuestion}
          title="Remove?"
          description=""
          confirmLabel="Remove"
          onConfirm={vi.fn()}
        />
      </SidePanel>
    );
  }
  page = createRoot(document.body.appendChild(document.createElement('div')));
  page.render(
    <Toaster>
      <Page />
    </Toaster>,
  );
  const question = () => document.querySelector('[role=alertdialog]');
  await vi.waitUntil(() => question()?.contains(document.activeElement));
  showToast({ title: 'Turn Submitted' });
  await vi.waitUntil(() => document.querySelector('ol')?.textContent?.includes('Turn Submitted'));
  return { question, panel: () => document.querySelector('[role=dialog]') };
}

const pressEscape = () =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

it('closes what has the focus by Escape while a toast is shown that came after it, one thing at a time', async () => {
  const { question, panel } = await openUnderToast();
  pressEscape();
  await vi.waitUntil(() => !question());
  expect(panel()).not.toBeNull();
  await vi.waitUntil(() => panel()?.contains(document.activeElement));
  pressEscape();
  await vi.waitUntil(() => !panel());
});
