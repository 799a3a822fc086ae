import { type RouterContextProvider, redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { Refusal } from '~/platform/forms/refusal';
import { submitForm } from '~/platform/forms/submit-form.server';
import { arrangingPageIn, arrangingPageOf } from '~/stories/collections/arranging/arranging';
import { type CollectionKind, collectionAddress, collectStoryAddress, editCollectionAddress } from '~/stories/collections/collection';
import { collectionsContext } from '~/stories/collections/collections.server';
import { changeForm, collectForm, makeForm, moveForm, pressForm, sayForm } from '~/stories/collections/forms';
import { collectedTexts as texts } from '~/stories/collections/texts';

interface Sent {
  formData: FormData;
  context: Readonly<RouterContextProvider>;
  url: URL;
  kind: CollectionKind;
  /** Undefined on the page of one's own collections. */
  id: string | undefined;
}

/** What people do with series and lists, by the form field `intent`. @see docs/product/series.md */
export async function collectionAction({ formData, context, url, kind, id }: Sent) {
  const player = requirePlayer(context, url);
  const collections = context.get(collectionsContext);
  const intent = String(formData.get('intent'));
  if (intent === 'make') {
    return submitForm({
      ...{ formData, context, texts, schema: makeForm },
      run: async ({ title, story, pen }): Promise<{ result: string }> => {
        const made = await collections.make({ playerId: player.id, kind, title, pen, storyId: story });
        throw redirect(editCollectionAddress(kind, made));
      },
    });
  }
  const own = { playerId: player.id, kind, collectionId: id ?? '' };
  /** Its stories, on one of the pages of them. */
  const stories = (page: number) => `${editCollectionAddress(kind, own.collectionId, { page })}#stories`;
  if (intent === 'change') {
    return submitForm({
      ...{ formData, context, texts, schema: changeForm },
      run: async ({ title, summary, notes, complete, isPublic, fandom: fandomId }) => {
        const said = { title, summary, notes, complete: complete !== undefined, isPublic: isPublic !== undefined, fandomId };
        await collections.change(own, said);
        return { result: texts.saved };
      },
    });
  }
  if (intent === 'say') {
    return submitForm({
      ...{ formData, context, texts, schema: sayForm },
      run: async ({ story, note, tags }) => {
        await collections.say(own, story, { note, ownTags: tags });
        return { result: { notedOn: story } };
      },
    });
  }
  if (intent === 'move') {
    return submitForm({
      ...{ formData, context, texts, schema: moveForm },
      run: async ({ story, to }): Promise<{ result: string }> => {
        await collections.move(own, story, to);
        throw redirect(stories(arrangingPageOf(to)));
      },
    });
  }
  if (intent === 'put' || intent === 'take-out') {
    return submitForm({
      ...{ formData, context, texts, schema: collectForm },
      run: async ({ story, from }): Promise<{ result: string }> => {
        await (intent === 'put' ? collections.put(own, story) : collections.takeOut(own, story));
        throw redirect(from === 'story' ? collectStoryAddress(kind, story) : stories(arrangingPageIn(url)));
      },
    });
  }
  return submitForm({
    ...{ formData, context, texts, schema: pressForm },
    run: async ({ intent: pressed }): Promise<{ result: string }> => {
      if (id === undefined) throw new Refusal(texts.gone, { status: 404 });
      if (pressed === 'delete') {
        await collections.remove(own);
        throw redirect(collectionAddress(kind));
      }
      await collections[pressed](player, id);
      return { result: pressed };
    },
  });
}

export type CollectionReply = Awaited<ReturnType<typeof collectionAction>>['data'];
