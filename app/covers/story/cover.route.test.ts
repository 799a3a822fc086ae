import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { loader } from './cover.route';
import { type CoverPictures, coverPicturesContext } from './cover-pictures.server';
import { drawCover } from './story-cover';

const facts = { requestId: '1', nonce: '', clientAddress: '192.0.2.1', isFromThisMachine: false };
const drawn: CoverPictures['cover'] = async (_request, name) => (drawCover(name) ? new Response() : undefined);

/** The answer to a request for a cover; what the route throws is its 404. */
async function answerTo(address: string) {
  const context = new RouterContextProvider();
  context.set(coverPicturesContext, { cover: drawn, linkPicture: drawn });
  context.set(requestFactsContext, facts);
  const url = new URL(address, 'http://site.test');
  const [, , edition = '', file = ''] = url.pathname.split('/');
  const pattern = '/story-covers/:edition/:file';
  const answer = await loader({ request: new Request(url), url, params: { edition, file }, context, pattern }).catch(() => undefined);
  return answer ? { status: answer.status, to: answer.headers.get('Location') } : { status: 404 };
}

describe('addresses of covers that named the fandom, as they stand in links shared earlier', () => {
  it.each(['svg', 'png'])('lead to the cover of today (%s)', async (kind) => {
    const answer = await answerTo(`/story-covers/1/t2-fandom-dune-1k9x.${kind}`);
    expect(answer).toEqual({ status: 301, to: `/story-covers/2/t2-fandom-sci-fi-worm-1k9x.${kind}` });
    expect(await answerTo(answer.to ?? '')).toEqual({ status: 200, to: null });
  });

  it('lead to the picture of fan fiction where the fandom has left the registry', async () => {
    expect(await answerTo('/story-covers/1/fandom-no-such-fandom-1k9x.png')).toEqual({ status: 301, to: '/preview/fan-fiction.png' });
  });

  it.each([
    '/story-covers/2/fandom-dune-1k9x.svg',
    '/story-covers/1/fandom-dune.png',
    '/story-covers/1/zzz-1k9x.svg',
    '/story-covers/1/fandom-dune-1k9x.gif',
  ])('were never given as %s, which has no picture', async (unknown) => {
    expect(await answerTo(unknown)).toEqual({ status: 404 });
  });
});
