import type { BlockAction } from '@site/contract';
import { LinkButton } from '@site/ui';

/** The buttons of a block: the primary one filled, the others outlined. */
export function BlockActions({ actions }: { actions: readonly BlockAction[] }) {
  return actions.map(({ label, link, theme }) => (
    <LinkButton
      key={link + label}
      to={link}
      size="large"
      variant={theme === 'primary' ? 'contained' : 'outlined'}
    >
      {label}
    </LinkButton>
  ));
}
