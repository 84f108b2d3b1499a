# The release command with all that it builds with: `docker run … mf-catalog --note "why"`.
FROM node:20.20-slim
WORKDIR /site
COPY . .
RUN npm install --global "pnpm@$(node -p "require('./package.json').config.pnpm")"
RUN pnpm install --frozen-lockfile
RUN pnpm build:host
RUN chown --recursive node:node mf-*
RUN install --directory --owner=node --group=node /releases
ENV RELEASES_DIR=/releases
USER node
VOLUME /releases
ENTRYPOINT ["node", "--import", "tsx/esm", "shared/federation/src/cli.ts"]
CMD ["--help"]
