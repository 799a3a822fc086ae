import { useEffect, useLayoutEffect } from 'react';

/** Dispatched on the window as soon as React answers what is pressed. */
const TAKEN_EVENT = 'quillarena:taken';
/** Dispatched on the window once all effects have run. */
const READY_EVENT = 'quillarena:ready';

/**
 * Runs in the page's head. What somebody presses or chooses before the page's script is there, and what only that script answers, is
 * kept and done as soon as it is: each control once, in order, and each key that is pressed where nothing has the focus. Links, forms
 * with an address, <details> and popovers need no script. A press may itself make React take the page over, and is then answered by it.
 * What somebody types into a box of several lines is put back if React, which takes the page over, has put the sent text in its place.
 * A box of one line tells it, as React leaves it there but does not look: some search with each key, others judge what stands there.
 */
export const earlyPressScript = `(() => {
  const early = new Map();
  const taken = new AbortController();
  let now;
  const keep = (control, act) => control && early.set(control, { event: now, act });
  const on = (type, take) => addEventListener(type, (event) => {
    if (!event.isTrusted) return;
    now = event;
    take(event);
  }, { capture: true, signal: taken.signal });
  const enter = (target, value) => {
    // React, which has taken the value over, hears of another one only.
    target.value = value ? '' : ' ';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  on('click', ({ target }) => {
    const button = target.closest?.('button[type="button"]:not(:disabled, [popovertarget])');
    keep(button, () => button.click());
  });
  on('change', ({ target }) => {
    const { value, checked, type } = target;
    if (/radio|checkbox/.test(type)) keep(target, () => { target.checked = !checked; target.click(); });
    if (type === 'range') keep(target, () => enter(target, value));
    if (target.localName === 'select') keep(target, () => { target.value = value; target.dispatchEvent(new Event('change', { bubbles: true })); });
  });
  on('input', ({ target }) => {
    const { value, defaultValue, selectionStart, selectionEnd } = target;
    if (/^(search|text|email|password|tel|url)$/.test(target.type)) keep(target, () => {
      const { value: now, selectionStart, selectionEnd } = target;
      enter(target, now === target.defaultValue ? value : now);
      // Boxes for e-mail addresses have no caret that a script may set.
      if (selectionStart !== null && target === document.activeElement) target.setSelectionRange(selectionStart, selectionEnd);
    });
    if (target.localName !== 'textarea') return;
    keep(target, () => {
      // What else stands there by now its own script has made of it, such as what was kept on the device and this.
      if (defaultValue === '' || target.value !== defaultValue) return;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(target, value);
      if (target === document.activeElement) target.setSelectionRange(selectionStart, selectionEnd);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  on('submit', (event) => {
    const { target, submitter } = event;
    if (target.hasAttribute('method')) return;
    event.preventDefault();
    keep(target, () => target.requestSubmit(submitter));
  });
  on('keydown', (event) => {
    if (event.target === document.body && !event.repeat) keep(event.key, () => document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
  });
  addEventListener('${TAKEN_EVENT}', () => {
    taken.abort();
    // What is still on its way is answered when it arrives.
    for (const [control, { event }] of early) if (/click|keydown/.test(event.type) && event.eventPhase) early.delete(control);
  }, { once: true });
  addEventListener('${READY_EVENT}', () => {
    for (const [control, { act }] of early) setTimeout(() => control.isConnected !== false && act());
  }, { once: true });
})()`;

/** Has what was pressed early done, once the page is React's. */
export function useEarlyPresses(): void {
  useLayoutEffect(() => void dispatchEvent(new Event(TAKEN_EVENT)), []);
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), []);
}
