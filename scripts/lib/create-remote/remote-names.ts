/** What a remote is called in its files. */
export interface RemoteNames {
  /** Folder and package: `mf-service-plans`. */
  remote: string;
  /** Path of its first page: `/service-plans`. */
  path: string;
  /** Title of that page and text of its link: `Service Plans`. */
  title: string;
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * What follows from a remote's name.
 * @throws Error for a name that no remote can have
 */
export function namesOf(remote: string): RemoteNames {
  if (!NAME.test(remote))
    throw new Error(`"${remote}" cannot name a remote: it looks like mf-service-plans.`);
  const words = remote.slice('mf-'.length).split('-');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { remote, path: `/${words.join('-')}`, title };
}
