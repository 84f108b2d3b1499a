/**
 * Stands in the host for what no page uses of a shared package (`left-out.ts`). The release command tells it by
 * `isLeftOut`, and refuses a remote that imports it.
 * @throws Error to whoever uses it all the same
 */
function leftOut(): never {
  throw new Error(
    'The host leaves this part of a package out: docs/sharing.md says which, and how a remote brings one of MUI along.',
  );
}
leftOut.isLeftOut = true;

export default leftOut;
