/** What `pnpm release --help` prints. */
export const HELP = `Release the site's remotes, and its content.

  pnpm release <remote>                    build, check, publish, go live
                                           mf-club=../club/mf-club: of that folder, for a remote of another
                                           repository; every other command knows it by its name
      --version 1.2.3                      instead of the one in package.json
      --note "why"                         kept in the registry and the audit log; asked for in a terminal,
                                           required elsewhere
      --allow-removal                      a route or slot may disappear
      --allow-budget "why"                 pages may cost more than their budget; the audit log keeps why
      --if-changed                         do nothing when the live release was built from these sources
      --no-browser                         pages and slots are tried on the server alone
      --preview                            not live: prints a link that shows it, for 7 days
      --canary 10                          live for 10% of the visitors
      --at 2026-12-01T09:00:00+05:30       goes live by itself at that time; until then only previews show it
      --explain                            releases nothing: writes an HTML file that compares it with what is
                                           live; with --version, a release that is there; with
                                           --allow-removal or --allow-budget, the gate's answer to them
      --out report.html                    where; <remote>/dist/explain-<version>.html without it
  pnpm release content                     builds texts, pictures and documents, checks them, goes live
      --note --preview --at --version      as of a remote, and so is each command below, except canary
      --allow-removal                      a text or a document may disappear
      --if-changed                         no error when nothing has changed
  pnpm release preview <remote>            prints a new link to the newest preview (--version: to that one)
  pnpm release canary <remote> --share 25  gives the trial, or --version, to 25% of the visitors
  pnpm release promote <remote>            gives the trial, the preview or --version to everybody
      --at 2026-12-01T09:00:00+05:30       by itself, at that time
  pnpm release cancel <remote>             takes such a plan back
  pnpm release rollback <remote>           ends a trial; else back to the release before the live one
      --version 1.2.3                      or to that one
  pnpm release retire <remote>             takes it out of the site: its pages are 404, its routes and slots are
                                           free, its releases stay; rollback brings it back
      --allow-removal                      also where the content or the shell still leads there
  pnpm release list [remote]               what is released, what is live, who released it
  pnpm release verify                      recomputes every hash of what is live
      --all                                and of all other releases
  pnpm release prune                       removes releases that nobody can need any more
      --dry-run                            only says which
      --keep 5                             keeps so many of each remote to roll back to
      --days 14                            keeps what was live or released in so many days
  pnpm release mark <name>                 names what is live now
  pnpm release back-to <name>              emergency stop: every remote back to the versions of that name
  pnpm release new-key <name>              makes a key of your own; RELEASE_KEY names it when you release
  pnpm release allow <name>                lets a key release, by the holder of the registry's own key
      --public-key ravi.pub                the public half
      --remotes mf-catalog,mf-dealers      what it may release; all for everything
  pnpm release revoke <name>               takes that back; what the key has released stays
  pnpm release keys                        who may release what
  pnpm release repair                      makes a lost or damaged registry whole again

The store is RELEASES_DIR (.releases by default), or the bucket that RELEASES_STORE names (s3://bucket/folder). RELEASE_WEBHOOK is told of each switch.`;
