import { Backdrop, CircularProgress, Section, visuallyHidden } from '@site/ui';

/** The spinner overlay while the product loads (spec §2). */
export function PreorderLoading() {
  return (
    <Section level="h1" title="Pre-order" sx={{ minHeight: '70vh' }}>
      <Backdrop
        open
        role="status"
        sx={{ zIndex: 'modal', color: '#ffffff' }}
        transitionDuration={0}
      >
        <CircularProgress color="inherit" aria-hidden="true" />
        <span style={visuallyHidden}>Loading</span>
      </Backdrop>
    </Section>
  );
}
