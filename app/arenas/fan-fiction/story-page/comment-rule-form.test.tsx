// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CommentRuleForm } from './comment-rule-form';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([true, false])(
  'begins with how the story folds comments at paragraphs, and sends what its author switches to (%s)',
  async (folds) => {
    const page = document.body.appendChild(document.createElement('div'));
    const sent: FormData[] = [];
    const form = { action: '/', rule: 'open' as const, visitors: false, foldsPassages: folds, onCancel: () => undefined };
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => <CommentRuleForm {...form} />,
        action: async ({ request }) => {
          sent.push(await request.formData());
          return null;
        },
      },
    ]);
    createRoot(page).render(<Stub />);
    const box = await vi.waitUntil(() => page.querySelector<HTMLInputElement>('input[name=foldPassages]'));
    expect(box.checked).toBe(folds);
    box.click();
    page.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await vi.waitUntil(() => sent.length === 1);
    expect(sent[0]?.get('foldPassages')).toBe(folds ? null : 'on');
  },
);
