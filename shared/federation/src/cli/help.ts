/** What `pnpm release --help` prints. */
export const HELP = `Release the site's remotes.

  pnpm release <remote>                    build, check, publish, go live
      --version 1.2.3                      instead of the one in package.json
      --note "why"                         kept in the registry and the audit log
      --allow-removal                      a route or slot may disappear
      --allow-budget "why"                 pages may cost more than their budget; the audit log keeps why
      --if-changed                         do nothing when the live release was built from these sources
      --preview                            not live: prints a link that shows it, for 7 days
      --canary 10                          live for 10 % of the visitors
  pnpm release preview <remote>            prints a new link to the newest preview (--version: to that one)
  pnpm release canary <remote> --share 25  gives the trial, or --version, to 25 % of the visitors
  pnpm release promote <remote>            gives the trial, the preview or --version to everybody
  pnpm release rollback <remote>           ends a trial; else back to the release before the live one
      --version 1.2.3                      or to that one
  pnpm release list [remote]               what is released, what is live, who released it
  pnpm release verify                      recomputes every hash of what is live
      --all                                and of all other releases
  pnpm release prune                       removes releases that nobody can need any more
      --dry-run                            only says which
      --keep 5                             keeps so many of each remote to roll back to
      --days 14                            keeps what was live or released in so many days
  pnpm release mark <name>                 names what is live now
  pnpm release back-to <name>              emergency stop: every remote back to the versions of that name
  pnpm release repair                      makes a lost or damaged registry whole again

The store is RELEASES_DIR (.releases by default).`;
