import type { ReleasesHealth } from '@site/contract';
import { Box } from '@site/ui';
import { Fact } from '../../parts/fact';
import { Sign } from '../../parts/sign';

/** How the host does that answers. */
export function Health({ health }: { health: ReleasesHealth }) {
  const { isReady, api, workers, storeProblem, registryNumber, problems } = health;
  return (
    <>
      <Box
        component="dl"
        aria-label="Health of this host"
        sx={{
          m: 0,
          mt: 3,
          py: 2.5,
          borderBlock: '1px solid',
          borderColor: 'divider',
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        }}
      >
        <Fact name="This host">
          <Sign isGood={isReady}>{isReady ? 'Ready' : 'Not ready'}</Sign>
        </Fact>
        <Fact name="Store">
          <Sign isGood={storeProblem === null}>{storeProblem ?? 'As signed'}</Sign>
        </Fact>
        <Fact name="API">
          <Sign isGood={api}>{api ? 'Answers' : 'Does not answer'}</Sign>
        </Fact>
        <Fact name="Render workers">
          {workers.warm} of {workers.wanted} warm
        </Fact>
        <Fact name="Registry number">{registryNumber ?? 'none yet'}</Fact>
      </Box>
      {problems.length > 0 && (
        <Box component="ul" role="alert" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
          {problems.map(({ remote, problem }) => (
            <li key={remote}>
              <Sign isGood={false}>
                {remote} is not as released: {problem}
              </Sign>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
