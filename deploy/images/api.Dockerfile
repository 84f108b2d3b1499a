# The API: its own code in one file, its content, and the packages that it runs with.
FROM node:20.20-slim AS build
WORKDIR /site
COPY . .
RUN npm install --global "pnpm@$(node -p "require('./package.json').config.pnpm")"
RUN pnpm install --frozen-lockfile
RUN pnpm --filter api content:build
RUN pnpm --filter api build
RUN pnpm --filter api build dist/migrate.mjs src/start/commands/migrate-main.ts

# Packages of production alone: neither the tools that draw pictures nor the embedded database.
FROM node:20.20-slim AS packages
WORKDIR /site
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY api/package.json ./api/
COPY shared/contract/package.json ./shared/contract/
COPY shared/server/package.json ./shared/server/
RUN npm install --global "pnpm@$(node -p "require('./package.json').config.pnpm")"
RUN pnpm --filter api install --frozen-lockfile --prod --no-optional

FROM node:20.20-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 API_PORT=4000 DATA_DIR=/data
WORKDIR /site/api
COPY --from=packages /site/node_modules /site/node_modules
COPY --from=packages /site/api ./
COPY --from=build /site/api/dist ./dist
COPY --from=build /site/api/migrations ./migrations
COPY --from=build /site/api/seeds ./seeds
COPY --from=build /site/api/content/dist ./content/dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.mjs"]
