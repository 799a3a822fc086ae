import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keptStory } from '~/arenas/creative-writing/saving/kept-story';
import { keptChapter } from '~/arenas/fan-fiction/drafts/kept-chapter';
import { textAt } from '~/stories/saving/kept/kept-address';
import { createKeptTexts } from '~/stories/saving/kept/kept-texts';
import { DESK_ROOT } from './connection-page';
import { KeptList } from './kept-list';
import { OfflineDesk } from './offline-desk';

/** Loads the site's style, so that the desk looks as it does with a network. */
function addStyle(address: string): Promise<void> {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const loaded = new Promise<void>((resolve) => {
    style.onload = () => resolve();
    style.onerror = () => resolve();
  });
  document.head.append(style);
  return loaded;
}

/** On the Connection page: opens the desk that has this address, or names the texts of this device. */
async function start(): Promise<void> {
  const page = document.getElementById(DESK_ROOT);
  const texts = await createKeptTexts().all(Date.now());
  if (!page || texts.length === 0) return;
  await addStyle(page.dataset.style ?? '');
  const text = textAt(texts, location);
  const ways = text && (keptStory(text) ?? keptChapter(text));
  if (text && ways) {
    page.replaceChildren();
    show(page, <OfflineDesk text={text} ways={ways} />);
  } else {
    const list = document.createElement('div');
    page.querySelector('main')?.append(list);
    show(list, <KeptList texts={texts} />);
  }
}

/** Shows something in an empty element, by the way in which all pages start: React's other one would add to their script. */
function show(element: Element, content: ReactNode): void {
  hydrateRoot(element, <Later>{content}</Later>);
}

function Later({ children }: { children: ReactNode }) {
  const [started, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  return started && children;
}

void start();
