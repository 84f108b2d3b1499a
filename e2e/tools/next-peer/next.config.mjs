/** The peer of `pnpm bench server`: what Next.js does with a page that it made at build time. */
export default { poweredByHeader: false };
