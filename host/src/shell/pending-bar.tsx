import { useNavigation } from '@site/router';
import { Box, keyframes } from '@site/ui';

const run = keyframes({ from: { transform: 'scaleX(0.04)' }, to: { transform: 'scaleX(0.92)' } });

/** A thin line along the top while the next page's data and code are on their way. */
export function PendingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'fixed',
        zIndex: 1500,
        top: 0,
        left: 0,
        right: 0,
        height: 3,
        backgroundColor: 'brand.red',
        transformOrigin: 'left',
        animation: `${run} 5s cubic-bezier(0.1, 0.9, 0.2, 1) 120ms both`,
      }}
    />
  );
}
