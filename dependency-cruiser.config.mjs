import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The layers of app/, from the top, stand in layers.json. A file imports from its own feature and from the layers below it; features that
 * share a layer do not know each other. server/ puts everything together, so nothing in app/ imports it.
 * See docs/architecture.md.
 */
const LAYERS = JSON.parse(readFileSync('layers.json', 'utf8'));

/** Without a layer, a feature's imports would not be checked at all. */
for (const { name } of readdirSync('app', { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!LAYERS.flat().some((feature) => feature === name || feature === `${name}/*`))
    throw new Error(`app/${name} needs its layer in LAYERS.`);
}

const TESTS = '\\.test(-kit)?\\.tsx?$|/testing/';

/** A pattern for all files of a feature; of `arenas/*`, a pattern that captures which one it is. */
const filesOf = (feature) => `^app/${feature.replace('*', '([^/]+)')}/`;

/** What each layer must not reach: the layers above it, and its neighbours. */
const layerRules = LAYERS.flatMap((features, depth) =>
  features.map((feature) => {
    const above = LAYERS.slice(0, depth).flat();
    const beside = features.filter((other) => other !== feature);
    return {
      name: `layer-of-${feature.replace('/*', '')}`,
      severity: 'error',
      from: { path: filesOf(feature), pathNot: TESTS },
      to: { path: [...above, ...beside].map(filesOf).concat('^server/') },
    };
  }),
);

/** What is for everybody, and has no front. */
const COMMON = ['platform', 'ui', 'site'];

/** Each feature's folder; with `*` in a layer, those that stand there. */
const features = LAYERS.flat()
  .filter((feature) => !COMMON.includes(feature))
  .flatMap((feature) =>
    feature.endsWith('/*') ? readdirSync(`app/${feature.slice(0, -2)}`).map((one) => feature.replace('*', one)) : feature,
  );

/** Others import what a feature's front.json names, and nothing else; what puts features together imports what they declare. */
const frontRules = features.map((feature) => {
  const front = `app/${feature}/front.json`;
  const files = existsSync(front) ? JSON.parse(readFileSync(front, 'utf8')) : [];
  const open = [...files, 'feature.server.ts', 'feature.routes.ts'].map((file) => `^app/${feature}/${file.replaceAll('.', '\\.')}$`);
  return {
    name: `front-of-${feature.replace('/', '-')}`,
    severity: 'error',
    comment: `What others may import of this feature stands in ${front}.`,
    from: { path: '^(app|server)/', pathNot: [`^app/${feature}/`, TESTS, '-fixture\\.ts$'] },
    to: { path: `^app/${feature}/`, pathNot: open },
  };
});

/** Features of one kind, such as two arenas, do not know each other. */
const neighbourRules = LAYERS.flat()
  .filter((feature) => feature.endsWith('/*'))
  .map((feature) => ({
    name: `no-other-of-${feature.replace('/*', '')}`,
    severity: 'error',
    from: { path: filesOf(feature), pathNot: TESTS },
    to: { path: filesOf(feature), pathNot: filesOf(feature).replace('([^/]+)', '$1') },
  }));

export default {
  forbidden: [
    ...layerRules.filter(({ to }) => to.path.length > 0),
    ...neighbourRules,
    ...frontRules,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      comment: 'What browser and server both parse by needs zod and rules alone.',
      from: { path: '\\.contract\\.ts$' },
      to: { reachable: true, path: '\\.(server|tables|route|routes)\\.tsx?$|\\.tsx$|^(server|content|migrations)/|node_modules/(?!zod/)' },
    },
    {
      name: 'contracts-use-no-builtins',
      severity: 'error',
      from: { path: '\\.contract\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/\\+types/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // It sees imports of types as well: a circle of types is a circle for whoever reads.
    parser: 'swc',
  },
};
