import type { Releases } from '@site/contract';
import type { SiteAnswer } from '@site/shell';
import type { FastifyRequest } from 'fastify';
import type { ReleasesReport } from './releases-report';
import type { TeamAccess } from './team-access';

/** For pages that show data of the site itself (`RemoteRoute.siteData`): what each visitor gets of it. */
export class TeamData {
  readonly #access: Pick<TeamAccess, 'sightOf' | 'hasSessions'>;
  readonly #report: Pick<ReleasesReport, 'make'>;

  constructor(
    access: Pick<TeamAccess, 'sightOf' | 'hasSessions'>,
    report: Pick<ReleasesReport, 'make'>,
  ) {
    this.#access = access;
    this.#report = report;
  }

  /** @returns undefined for a visitor for whom there is no such page */
  async answerTo(
    request: Pick<FastifyRequest, 'headers' | 'socket'>,
  ): Promise<SiteAnswer | undefined> {
    const sight = this.#access.sightOf(request);
    if (sight === 'hidden') return undefined;
    if (sight === 'shown') {
      const data: Releases = {
        ...(await this.#report.make()),
        isSession: this.#access.hasSessions,
      };
      return { data };
    }
    return { failure: { kind: 'http', status: 401, message: 'Nobody is signed in' } };
  }
}
