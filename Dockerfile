# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /arbiter
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY scripts ./scripts
COPY src ./src
COPY clients ./clients
COPY web ./web
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /arbiter
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /arbiter/node_modules ./node_modules
COPY --from=build /arbiter/dist ./dist
COPY package.json schema.graphql ./
COPY migrations ./migrations
# The embedded PostgreSQL refuses to run as root.
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "dist/main.js"]
