import { defineFeature } from '~/platform/feature/define-feature.server';
import { coverPicturesContext, createCoverPictures } from './story/cover-pictures.server';

export const coversFeature = defineFeature({
  name: 'covers',
  provides: { pictures: coverPicturesContext },
  create: ({ limiter }) => ({ services: { pictures: createCoverPictures({ limiter }) } }),
});
