import type { HostConfig } from '../config';
import { ReleasesReport, type ReportOptions } from './releases-report';
import { TeamAccess } from './team-access';
import { TeamData } from './team-data';
import { TeamSession } from './team-session';

/** The team's page and its session. */
export interface Team {
  data: TeamData;
  /** There when RELEASES_TOKEN is set: then who gave it is signed in. */
  session: TeamSession | undefined;
}

/** What this host shows to the team that releases, and to whom (docs/dashboard.md). */
export function openTeam(
  { RELEASES_TOKEN: token, siteOrigin }: Pick<HostConfig, 'RELEASES_TOKEN' | 'siteOrigin'>,
  report: ReportOptions,
): Team {
  const isPublic = siteOrigin.startsWith('https:');
  const session = token ? new TeamSession({ token, isSecure: isPublic }) : undefined;
  const access = new TeamAccess({ session, isPublic });
  return { session, data: new TeamData(access, new ReleasesReport(report)) };
}
