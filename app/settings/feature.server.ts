import { defineFeature } from '~/platform/feature/define-feature.server';
import { createSettings, settingsContext } from './settings.server';

export const settingsFeature = defineFeature({
  name: 'settings',
  provides: { settings: settingsContext },
  create({ db, config }) {
    const settings = createSettings({ db, config });
    return { services: { settings }, caches: [settings.cache] };
  },
});
