# Builds Quillarena into an image that runs it. The tests do not build it.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci --no-audit --no-fund && NODE_ENV=production npx react-router build && node script/precompress.ts build/client \
    && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/build ./build
COPY --from=build /site/content ./content
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/package.json ./package.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Not /healthz: a process whose database is away recovers by itself and need not be replaced.
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/livez').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "build/server/index.js"]
