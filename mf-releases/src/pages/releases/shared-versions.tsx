import type { ReleasedRemote } from '@site/contract';
import { type Column, DataTable } from '../../parts/data-table';
import { Sign } from '../../parts/sign';
import {
  countBuilds,
  type DemandedRange,
  describeBuilds,
  groupRanges,
} from '../../rules/group-ranges';

/** What builds demand of the host's shared packages, mismatches first. */
export function SharedVersions({ remotes }: { remotes: readonly ReleasedRemote[] }) {
  const all = countBuilds(remotes);
  const columns: readonly Column<DemandedRange>[] = [
    { name: 'Package', isName: true, cell: ({ name }) => name },
    { name: 'Host gives', isShort: true, cell: ({ provided }) => provided ?? 'nothing' },
    { name: 'Demanded', isShort: true, cell: ({ required }) => required },
    {
      name: 'By',
      cell: ({ builds }) => describeBuilds(builds, all),
    },
    {
      name: 'Verdict',
      isShort: true,
      cell: ({ isMatch }) => <Sign isGood={isMatch}>{isMatch ? 'Matches' : 'Mismatch'}</Sign>,
    },
  ];
  return (
    <DataTable
      caption="Shared packages: what the host gives and what builds demand"
      columns={columns}
      rows={groupRanges(remotes)}
      keyOf={({ name, required }) => `${name} ${required}`}
    />
  );
}
