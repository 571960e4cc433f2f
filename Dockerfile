# syntax=docker/dockerfile:1

FROM node:24.21.0-trixie-slim AS base
WORKDIR /app
ENV npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --workspaces=false --ignore-scripts
COPY . .
RUN npm run build

FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --workspaces=false --omit=dev --ignore-scripts

FROM base
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY locales locales
# functions, views, triggers and tables are read as they are
COPY migrations migrations
# /scratch: what an import has read, where TMPDIR names it
RUN install -d -o node -g node /data /scratch
USER node
VOLUME /data
EXPOSE 3000
# node is the first process and takes SIGTERM itself; compose gives it an init besides
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/src/main.js"]
