import { isFromThisMachine } from '@site/server';
import type { FastifyRequest } from 'fastify';
import type { TeamSession } from './team-session';

/** `shown`: may see what is for the team. `signed-out`: may sign in. `hidden`: for this one there is no such page. */
export type Sight = 'shown' | 'signed-out' | 'hidden';

interface AccessOptions {
  /** There when RELEASES_TOKEN is set. */
  session: Pick<TeamSession, 'isOpen'> | undefined;
  /** True for a site of real visitors: without a token it shows nothing to anybody. */
  isPublic: boolean;
}

/**
 * Decides who sees what is for the team. With a token: who has given it. Without one: nobody on a public
 * site; on any other whoever asks from this machine itself.
 */
export class TeamAccess {
  readonly #options: AccessOptions;

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  /** True where a token is given for a session. */
  get hasSessions(): boolean {
    return this.#options.session !== undefined;
  }

  sightOf({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): Sight {
    const { session, isPublic } = this.#options;
    if (session) return session.isOpen(headers.cookie) ? 'shown' : 'signed-out';
    const isLocal = isFromThisMachine({ headers, peer: socket.remoteAddress });
    return !isPublic && isLocal ? 'shown' : 'hidden';
  }
}
