import { listDealers } from '@site/api-client';
import { ALL_DEALERS, type Dealer, plainDigits } from '@site/contract';
import { findDealers } from '@site/links';
import { Box, type Coordinates, Typography } from '@site/ui';
import type { ReactNode } from 'react';
import { DealerList } from './dealer-list';
import { DealerListEmpty } from './dealer-list-empty';
import { DealerListError } from './dealer-list-error';
import { DealerListSkeleton } from './dealer-list-skeleton';
import { findNearDealers } from './find-near-dealers';

/** Dealers of a state, those that match what was typed, or those nearest to a place. */
export type AskedDealers = { state: string } | { typed: string } | { place: Coordinates };

/** How many of the dealers that a search finds are shown: a part of a name finds nearly all of a large network. */
const MOST_FOUND = 60;

interface DealerResultsProps {
  /** Nothing is read without it. */
  asked: AskedDealers | undefined;
  /** In the place of the list while nothing is asked for. */
  children: ReactNode;
}

/** The dealers that are asked for, with the state that their read is in. */
export function DealerResults({ asked, children }: DealerResultsProps) {
  const id = asked && ('state' in asked ? asked.state : ALL_DEALERS);
  const read = listDealers.useRead(id === undefined ? null : { id });
  const found = asked && read.data && choose(asked, read.data);
  return (
    <>
      {/* Before its words: a part of a page that comes together with them is not read out. */}
      <Box role="status">
        {found && found.dealers.length > 0 && (
          <Typography component="h2" variant="h3" sx={{ mb: { xs: 3, md: 4 } }}>
            {found.dealers.length === 1 ? '1 dealer' : `${found.dealers.length} dealers`}{' '}
            {found.where}
          </Typography>
        )}
      </Box>
      {!asked && children}
      {asked && read.status === 'loading' && <DealerListSkeleton />}
      {asked && read.status === 'error' && <DealerListError onRetry={read.retry} />}
      {found &&
        (found.dealers.length === 0 ? (
          <DealerListEmpty where={found.where} />
        ) : (
          <DealerList key={id} dealers={found.dealers} distances={found.distances} />
        ))}
    </>
  );
}

interface FoundDealers {
  /** Where they are, e.g. "in Telangana". */
  where: string;
  dealers: readonly Dealer[];
  /** Kilometres by `dn_id`, where the visitor's place is known. */
  distances?: ReadonlyMap<string, number>;
}

function choose(asked: AskedDealers, dealers: readonly Dealer[]): FoundDealers {
  if ('state' in asked) return { where: `in ${asked.state}`, dealers };
  if ('typed' in asked) {
    const found = findDealers(dealers, plainDigits(asked.typed));
    const of = found.length > MOST_FOUND ? `of ${found.length} ` : '';
    return { where: `${of}for “${asked.typed}”`, dealers: found.slice(0, MOST_FOUND) };
  }
  const near = findNearDealers(dealers, asked.place);
  return {
    where: 'near you',
    dealers: near.map(({ dealer }) => dealer),
    distances: new Map(near.map(({ dealer, km }) => [dealer.dn_id, km])),
  };
}
