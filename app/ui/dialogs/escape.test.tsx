// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Toaster } from '../toasts/toaster';
import { useToast } from '../toasts/use-toast';
import { ConfirmDialog } from './confirm-dialog';

it('closes a question by Escape while a toast is shown that came after it', async () => {
  let showToast: ReturnType<typeof useToast> = () => {};
  function Page() {
    const [open, setOpen] = useState(true);
    showToast = useToast();
    return <ConfirmDialog open={open} onOpenChange={setOpen} title="Leave?" description="" confirmLabel="Leave" onConfirm={vi.fn()} />;
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toaster>
      <Page />
    </Toaster>,
  );
  const question = () => document.querySelector('[role=alertdialog]');
  await vi.waitUntil(() => question()?.contains(document.activeElement));
  showToast({ title: 'Turn Submitted' });
  await vi.waitUntil(() => document.querySelector('ol')?.textContent?.includes('Turn Submitted'));

  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

  await vi.waitUntil(() => !question());
  expect(question()).toBeNull();
});
