# The host's server: its build, and one file that plain Node starts. No package is installed in the image.
FROM node:20.20-slim AS build
WORKDIR /site
COPY . .
RUN npm install --global "pnpm@$(node -p "require('./package.json').config.pnpm")"
RUN pnpm install --frozen-lockfile
RUN pnpm build:host
RUN pnpm --filter host bundle dist-server/server/main.mjs

FROM node:20.20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STATE_DIR=/state
WORKDIR /site
COPY --from=build /site/host/dist ./dist
COPY --from=build /site/host/dist-server/server ./server
RUN install --directory --owner=node --group=node /state
USER node
VOLUME /state
EXPOSE 3000
# /healthz says that the process lives; whether it may get visitors, a balancer asks /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
