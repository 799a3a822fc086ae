import type { Page } from '@playwright/test';
import { expect } from '../test';

/** What a screen reader says of a page. */
export interface ScreenReader {
  /** Waits for the next announcement of a live region that matches. Those before it have been heard then. */
  hears(pattern: RegExp): Promise<string>;
  /** All announcements, oldest first. */
  saidSoFar(): Promise<string[]>;
  /** Waits for the accessible description of what has the focus, or of an element with this role and name. */
  describes(element?: { role: string; name: string }): Promise<string>;
}

/** Follows the live regions of a page from now on. A region that appears with its text announces nothing, as with real ones. */
export async function screenReader(page: Page): Promise<ScreenReader> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = '[role="status"], [role="alert"], [aria-live="polite"]';
    new MutationObserver((changes) => {
      // A region that changes twice at once says what stands there then, and once.
      for (const live of new Set(
        changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(region)),
      )) {
        if (live?.textContent && said.at(-1) !== live.textContent) said.push(live.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
  const devTools = await page.context().newCDPSession(page);
  let heard = 0;
  return {
    saidSoFar: said,
    async hears(pattern) {
      const find = async () => (await said()).findIndex((text, index) => index >= heard && pattern.test(text));
      await expect.poll(find, `an announcement like ${pattern}`).toBeGreaterThanOrEqual(0);
      heard = (await find()) + 1;
      return (await said())[heard - 1] ?? '';
    },
    async describes(element) {
      let description = '';
      const describe = async () => {
        const { nodes } = await devTools.send('Accessibility.getFullAXTree');
        const isMeant = ({ role, name, properties }: (typeof nodes)[number]) =>
          element ? role?.value === element.role && name?.value === element.name : properties?.some((each) => each.name === 'focused');
        const described = nodes.filter((node) => !node.ignored && isMeant(node)).map((node) => String(node.description?.value ?? ''));
        description = described.find((text) => text !== '') ?? '';
        return description;
      };
      await expect.poll(describe, 'a description').not.toBe('');
      return description;
    },
  };
}
