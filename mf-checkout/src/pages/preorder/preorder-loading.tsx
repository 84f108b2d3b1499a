import { CircularProgress, Section, visuallyHidden } from '@site/ui';
import { Veil } from './veil';

/** The spinner overlay while the product loads (spec §2). */
export function PreorderLoading() {
  return (
    <Section level="h1" title="Pre-order" sx={{ minHeight: '70vh' }}>
      <Veil open>
        <CircularProgress color="inherit" aria-hidden="true" />
        <span style={visuallyHidden}>Loading</span>
      </Veil>
    </Section>
  );
}
