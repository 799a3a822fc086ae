import { defineFeature } from '~/platform/feature/define-feature.server';
import { createPreviews, previewsContext } from './preview-picture.server';
import { coverPicturesContext, createCoverPictures } from './story/cover-pictures.server';

export const coversFeature = defineFeature({
  name: 'covers',
  provides: { pictures: coverPicturesContext, previews: previewsContext },
  create: ({ limiter, shown }) => ({ services: { pictures: createCoverPictures({ limiter }), previews: createPreviews(shown('arenas')) } }),
});
