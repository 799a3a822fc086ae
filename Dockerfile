# Builds Quillarena into an image that runs it, with its commands (backup, restore, migrate ...). The tests do not build it.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /site
# What the build leaves outside of its own files; fetched again only when it changes.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production npx react-router build && node script/precompress.ts build/client

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
# What changes least comes first: images share it.
COPY deploy/image/command /usr/local/bin/quillarena-command
RUN for name in ai backup restore migrate move-to-postgres hide votes refused-runs lexicon-disputes wait-for-database; do \
      ln -s quillarena-command /usr/local/bin/$name; done \
    && mkdir /data /backups && chown node:node /data /backups
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/content ./content
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/build ./build
USER node
VOLUME /data
EXPOSE 3000
# Not /healthz: a process whose database is away recovers by itself and need not be replaced.
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/livez').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "build/server/index.js"]
